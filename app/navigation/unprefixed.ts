import { demoScreens } from "./demo-screens";
import { unprefixedSections } from "./demo-section";
import { screens } from "./screens";

const firstSegments = new Set([
  ...screens.filter((screen) => !screen.unprefixed).map(firstSegment),
  ...demoScreens.filter(({ section }) => !unprefixedSections.includes(section)).map(firstSegment),
]);

/**
 * Returns whether a URL without a language belongs to the app and therefore redirects to the page in the
 * visitor's language.
 */
export function isAppPath(path: string): boolean {
  return path === "/" || firstSegments.has(firstSegment({ path }));
}

function firstSegment({ path }: { path: string }): string | undefined {
  return path.split("/")[1];
}
