import { z } from "zod";
import { plainText } from "./text.ts";

/** `paused`: no clicks are sent there; what it reports of earlier ones still counts. */
export const networkStatuses = ["active", "paused"] as const;
export const networkStatus = z.enum(networkStatuses);
export type NetworkStatus = z.infer<typeof networkStatus>;

/** `hmac`: signed over time and raw body. `token`: a secret in the address, from listed addresses only. */
export const networkAuthentications = ["hmac", "token"] as const;
export const networkAuthentication = z.enum(networkAuthentications);
export type NetworkAuthentication = z.infer<typeof networkAuthentication>;

/** A network's name in addresses; it never changes, as the network was told to report there. `csv` is the list's file. */
export const newNetworkKey = z.string().regex(/^(?!csv$)[a-z0-9][a-z0-9-]{0,31}$/, "network_key_invalid");

const longestTrackingUrl = 2000;

/** Where a click is sent: a page of the web with the click's place in it (`{click}`), and maybe the store's. */
export const trackingTemplate = plainText
  .trim()
  // Reading an address drops line breaks and tabs without a word; a header does not.
  .regex(/^[^\s\p{Cc}]*$/u, "tracking_url_invalid")
  .max(longestTrackingUrl, "tracking_url_invalid")
  .refine(leadsToTheWeb, "tracking_url_invalid");

/** The host is the same for every click and store, and what the host is asked for is not. */
function leadsToTheWeb(template: string): boolean {
  const page = filledIn(template, "a", "a");
  const ofOtherClick = filledIn(template, "b", "a");
  const ofOtherSite = filledIn(template, "a", "b");
  if (!page || !ofOtherClick || !ofOtherSite) return false;
  const hosts = new Set([page.host, ofOtherClick.host, ofOtherSite.host]);
  return hosts.size === 1 && page.pathname + page.search !== ofOtherClick.pathname + ofOtherClick.search;
}

function filledIn(template: string, click: string, site: string): URL | undefined {
  const address = template.replaceAll("{click}", click).replaceAll("{site}", site);
  if (!/^https?:\/\//i.test(address) || !URL.canParse(address)) return undefined;
  const url = new URL(address);
  return url.username === "" && url.password === "" ? url : undefined;
}

const addressOrBlock = z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()], { error: "address_invalid" });

/**
 * An IP address, or a block of them (CIDR); a block of all there are (`/0`) is no list. The old notation of
 * IPv6 with an IPv4 address at its end is none: not every comparison of addresses reads it.
 */
export const networkAddress = z
  .string()
  .trim()
  .pipe(addressOrBlock)
  .refine((text) => !/\/0+$|:.*\./.test(text), "address_invalid");

const wholeDays = (least: number) => z.int().min(least).max(365);

/** A new network holds at least this long until another admin has approved fewer days. */
export const usualHoldDays = 30;

/** What an admin decides about a network. */
export const networkSettings = z.object({
  name: plainText.trim().min(1).max(80),
  status: networkStatus,
  trackingUrl: trackingTemplate,
  /** Days from a purchase to payable cash back, for purchases tracked from now on. */
  holdDays: wholeDays(0),
  /** Days after a click in which a purchase counts, for clicks from now on. */
  clickDays: wholeDays(1),
  /** Hours the network says its reporting takes. */
  tracksWithinHours: z.int().min(1).max(2160),
  authentication: networkAuthentication,
  addresses: z.array(networkAddress).max(200),
});
export type NetworkSettings = z.infer<typeof networkSettings>;
