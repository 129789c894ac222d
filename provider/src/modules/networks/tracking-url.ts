import type { ClickFormat } from "#contract/networks.ts";
import { fillTemplate, hasPlaceholder, programmeProblem } from "#contract/tracking-template.ts";

interface Destination {
  /** How the network names the click. */
  click: string;
  /** The store's own page; null where none was entered. */
  site: string | null;
  /** The store's id at the network. */
  programme: string | null;
  /** Our own id at the network. */
  publisher: string | null;
}

/**
 * Returns the address of a click: a network's template filled in. Undefined where it would lead nowhere: it is no page
 * of the web, carries no click, or has a place for something that isn't there.
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

interface Way {
  network: ClickNames & { trackingUrl: string; publisher: string | null };
  offer: { programme: string | null };
}

/** Returns the address that a click on an offer leads to; undefined as `trackingUrl` does. */
export function clickUrl(
  { network, offer }: Way,
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

/** Returns what a network is given as the name of a click: its id in the network's format, as long as it keeps. */
function clickReference(id: string, { clickFormat, clickLength }: ClickNames): string {
  const text = clickFormat === "hex" ? id.replaceAll("-", "") : id;
  return clickLength === null ? text : text.slice(0, clickLength);
}

function webAddress(text: string | null): string | undefined {
  if (!text || !URL.canParse(text)) return undefined;
  const url = new URL(text);
  const isPage = url.protocol === "https:" || url.protocol === "http:";
  return isPage && !url.username && !url.password ? url.href : undefined;
}
