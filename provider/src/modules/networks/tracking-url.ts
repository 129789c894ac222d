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
 * Returns the URL to which a click leads: the network's template with its placeholders filled in. Undefined if
 * it isn't an HTTP URL, doesn't contain the click's reference, or a placeholder has no value.
 */
export function trackingUrl(
  template: string,
  { click, site, programme, publisher }: Destination,
): string | undefined {
  if (!hasPlaceholder(template, "click")) return undefined;
  const page = httpUrl(site);
  if (hasPlaceholder(template, "site") && !page) return undefined;
  if (programmeProblem(template, programme)) return undefined;
  if (hasPlaceholder(template, "publisher") && !publisher) return undefined;
  const values = { click, site: page ?? "", programme: programme ?? "", publisher: publisher ?? "" };
  return httpUrl(fillTemplate(template, values));
}

interface ClickedOffer {
  network: ReferenceFormat & { trackingUrl: string; publisher: string | null };
  offer: { programme: string | null };
}

/** Returns the URL to which a click on an offer leads, or undefined in the same cases as `trackingUrl`. */
export function clickUrl(
  { network, offer }: ClickedOffer,
  { id, site }: { id: string; site: string | null },
): string | undefined {
  const { publisher } = network;
  const click = clickReference(id, network);
  return trackingUrl(network.trackingUrl, { click, site, programme: offer.programme, publisher });
}

interface ReferenceFormat {
  clickFormat: ClickFormat;
  clickLength: number | null;
}

/**
 * Returns the click's reference for a network: its id in the network's format, truncated to the network's
 * length.
 */
export function clickReference(id: string, { clickFormat, clickLength }: ReferenceFormat): string {
  const text = clickFormat === "hex" ? id.replaceAll("-", "") : id;
  return clickLength === null ? text : text.slice(0, clickLength);
}

function httpUrl(text: string | null): string | undefined {
  if (!text || !URL.canParse(text)) return undefined;
  const url = new URL(text);
  const isPage = url.protocol === "https:" || url.protocol === "http:";
  return isPage && !url.username && !url.password ? url.href : undefined;
}
