import { demoScreens } from "./demo-screens";
import { unprefixedSections } from "./demo-section";
import { screens } from "./screens";

const roots = new Set([
  ...screens.filter((screen) => !screen.unprefixed).map(rootOf),
  ...demoScreens.filter(({ section }) => !unprefixedSections.includes(section)).map(rootOf),
]);

/**
 * Returns whether an address without a language is one of the app's, so that it redirects to the visitor's
 * language.
 */
export function isAppPath(path: string): boolean {
  return path === "/" || roots.has(rootOf({ path }));
}

function rootOf({ path }: { path: string }): string | undefined {
  return path.split("/")[1];
}
