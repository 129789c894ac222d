/** The placeholders of a tracking URL. */
export const trackingPlaceholders = ["click", "site", "programme", "publisher"] as const;
export type TrackingPlaceholder = (typeof trackingPlaceholders)[number];
export type TrackingValues = Record<TrackingPlaceholder, string>;

const placeholder = /\{(click|site|programme|publisher)\}/g;

/** Returns a name in braces that isn't a placeholder, or `undefined` if there is none. */
export function unknownPlaceholder(template: string): string | undefined {
  return /\{[^{}]*\}?|\}/.exec(template.replace(placeholder, ""))?.[0];
}

/** Returns whether a template contains a placeholder. */
export function hasPlaceholder(template: string, name: TrackingPlaceholder): boolean {
  return template.includes(`{${name}}`);
}

/** Returns whether the template begins with the programme's own link. */
export function beginsWithProgramme(template: string): boolean {
  return template.startsWith("{programme}");
}

/**
 * Fills in a tracking URL. A value is percent-encoded once, and once more for each address it is nested in: in
 * `?url=https%3A%2F%2Fshop.example%2F%3Fto%3D{site}` the network decodes the inner address before the shop
 * decodes `to`. A programme's own link at the beginning isn't encoded.
 */
export function fillTemplate(template: string, values: TrackingValues): string {
  return template.replace(placeholder, (_, name: TrackingPlaceholder, offset: number) => {
    if (name === "programme" && offset === 0) return values[name];
    const depth = 1 + innerAddresses(template.slice(0, offset));
    return Array.from({ length: depth }).reduce<string>((text) => encodeURIComponent(text), values[name]);
  });
}

/**
 * Returns the number of nested addresses that contain the end of `before`. The template itself doesn't count.
 */
function innerAddresses(before: string): number {
  const query = before.indexOf("?");
  if (query < 0) return 0;
  const parameter = before
    .slice(query + 1)
    .split("&")
    .at(-1)!;
  const value = parameter.slice(parameter.indexOf("=") + 1);
  const encoded = [...value.matchAll(/https?%((?:25)*)3a/gi)].map(([, again]) => 1 + again!.length / 2);
  return Math.max(/^https?:\/\//i.test(value) ? 1 : 0, ...encoded);
}

/** Returns why a programme's id doesn't fit a network's template, or `undefined` if it does. */
export function programmeProblem(
  template: string,
  programme: string | null,
): "programme_missing" | "programme_link_invalid" | undefined {
  if (!hasPlaceholder(template, "programme")) return undefined;
  if (programme === null) return "programme_missing";
  return beginsWithProgramme(template) && !isPlainLink(programme) ? "programme_link_invalid" : undefined;
}

/**
 * Returns whether a text is an https address without credentials, query and fragment, so that a query can be
 * appended.
 */
function isPlainLink(text: string): boolean {
  if (!/^https:\/\/[^\s?#{}\\]+$/i.test(text) || !URL.canParse(text)) return false;
  const url = new URL(text);
  return url.username === "" && url.password === "" && url.href === text;
}
