import type { ClickFormat } from "#contract/networks/networks.ts";
import { fillTemplate, hasPlaceholder, programmeProblem } from "#contract/networks/tracking-template.ts";

interface Destination {
  /** The click's reference at the network. */
  click: string;
  /** The store's own page; `null` if none was entered. */
  site: string | null;
  /** The store's id at the network. */
  programme: string | null;
  /** Our own id at the network. */
  publisher: string | null;
}

/**
 * Returns the URL of a click: the network's template with its placeholders filled in. Undefined if it would be
 * useless: it isn't an HTTP URL, has no click, or has a placeholder without a value.
 */
export function trackingUrl(
  template: string,
  { click, site, programme, publisher }: Destination,
): string | undefined {
  if (!hasPlaceholder(template, "click")) return undefined;
  const page = webAddress(site);
  if (hasPlaceholder(template, "site") && !page) return undefined;
  if (programmeProblem(template, programme)) return undefined;
  if (hasPlaceholder(template, "publisher") && !publisher) return undefined;
  const values = { click, site: page ?? "", programme: programme ?? "", publisher: publisher ?? "" };
  return webAddress(fillTemplate(template, values));
}

interface PlaceholderRule {
  network: ClickNames & { trackingUrl: string; publisher: string | null };
  offer: { programme: string | null };
}

/** Returns the URL to which a click on an offer leads, or undefined in the same cases as `trackingUrl`. */
export function clickUrl(
  { network, offer }: PlaceholderRule,
  { id, site }: { id: string; site: string | null },
): string | undefined {
  const { publisher } = network;
  const click = clickReference(id, network);
  return trackingUrl(network.trackingUrl, { click, site, programme: offer.programme, publisher });
}

interface ClickNames {
  clickFormat: ClickFormat;
  clickLength: number | null;
}

/**
 * Returns the click's reference for a network: its id in the network's format, truncated to the network's
 * length.
 */
export function clickReference(id: string, { clickFormat, clickLength }: ClickNames): string {
  const text = clickFormat === "hex" ? id.replaceAll("-", "") : id;
  return clickLength === null ? text : text.slice(0, clickLength);
}

function webAddress(text: string | null): string | undefined {
  if (!text || !URL.canParse(text)) return undefined;
  const url = new URL(text);
  const isPage = url.protocol === "https:" || url.protocol === "http:";
  return isPage && !url.username && !url.password ? url.href : undefined;
}
