interface Destination {
  /** The click's id. */
  click: string;
  /** The store's own page; null where none was entered. */
  site: string | null;
}

/**
 * The address of a click: a network's template with its `{click}` and `{site}` filled in, encoded. Undefined
 * where it would lead nowhere: it is no page of the web, carries no click, or wants a store's page that is none.
 */
export function trackingUrl(template: string, { click, site }: Destination): string | undefined {
  if (!template.includes("{click}")) return undefined;
  const page = webAddress(site);
  if (template.includes("{site}") && !page) return undefined;
  const values = { click, site: page ?? "" };
  const filled = template.replace(/\{(click|site)\}/g, (_, name: keyof typeof values) =>
    encodeURIComponent(values[name]),
  );
  return webAddress(filled);
}

function webAddress(text: string | null): string | undefined {
  if (!text || !URL.canParse(text)) return undefined;
  const url = new URL(text);
  const isPage = url.protocol === "https:" || url.protocol === "http:";
  return isPage && !url.username && !url.password ? url.href : undefined;
}
