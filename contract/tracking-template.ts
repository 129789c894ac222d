/** The places of a tracking URL that a click fills in. */
export const trackingPlaceholders = ["click", "site", "programme", "publisher"] as const;
export type TrackingPlaceholder = (typeof trackingPlaceholders)[number];
export type TrackingValues = Record<TrackingPlaceholder, string>;

const placeholder = /\{(click|site|programme|publisher)\}/g;

/** Returns what stands in braces without being a place that a click fills in; undefined if there is nothing. */
export function unknownPlaceholder(template: string): string | undefined {
  return /\{[^{}]*\}?|\}/.exec(template.replace(placeholder, ""))?.[0];
}

/** Whether a template has this place. */
export function hasPlaceholder(template: string, name: TrackingPlaceholder): boolean {
  return template.includes(`{${name}}`);
}

/** Whether each programme has a link of its own: the template begins with it. */
export function beginsWithProgramme(template: string): boolean {
  return template.startsWith("{programme}");
}

/**
 * Fills in a tracking URL. A value is percent-encoded once, and once more for each address that it stands inside of:
 * in `?url=https%3A%2F%2Fshop.example%2F%3Fto%3D{site}` the network decodes the inner address before the shop decodes
 * `to`. A programme's own link at the beginning stays as it is.
 */
export function fillTemplate(template: string, values: TrackingValues): string {
  return template.replace(placeholder, (_, name: TrackingPlaceholder, offset: number) => {
    if (name === "programme" && offset === 0) return values[name];
    const depth = 1 + innerAddresses(template.slice(0, offset));
    return Array.from({ length: depth }).reduce<string>((text) => encodeURIComponent(text), values[name]);
  });
}

/** Counts the addresses that the end of `before` stands inside of, besides the template itself. */
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

/** Why a programme's id does not fit a network's template; undefined if it does. */
export function programmeProblem(
  template: string,
  programme: string | null,
): "programme_missing" | "programme_link_invalid" | undefined {
  if (!hasPlaceholder(template, "programme")) return undefined;
  if (programme === null) return "programme_missing";
  return beginsWithProgramme(template) && !isPlainLink(programme) ? "programme_link_invalid" : undefined;
}

/** Whether a text is an https address without login, query and fragment, so that a query can follow it. */
function isPlainLink(text: string): boolean {
  if (!/^https:\/\/[^\s?#{}\\]+$/i.test(text) || !URL.canParse(text)) return false;
  const url = new URL(text);
  return url.username === "" && url.password === "" && url.href === text;
}
