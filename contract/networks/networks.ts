import { z } from "zod";
import { plainText } from "../text/text.ts";
import {
  beginsWithProgramme,
  fillTemplate,
  trackingPlaceholders,
  type TrackingValues,
  unknownPlaceholder,
} from "./tracking-template.ts";

/** `paused`: no clicks are sent to the network. Its reports of earlier clicks still count. */
export const networkStatuses = ["active", "paused"] as const;
export const networkStatus = z.enum(networkStatuses);
export type NetworkStatus = z.infer<typeof networkStatus>;

/**
 * `hmac`: signed according to Standard Webhooks. `signature`: an HMAC in the network's own format. `token`: a
 * secret in the address, which is visible in access logs.
 */
export const networkAuthentications = ["hmac", "signature", "token"] as const;
export const networkAuthentication = z.enum(networkAuthentications);
export type NetworkAuthentication = z.infer<typeof networkAuthentication>;

/**
 * A network's key in URLs. It never changes, because the network sends its reports to a URL that contains it.
 * `csv` is reserved for the exported list.
 */
export const newNetworkKey = z.string().regex(/^(?!csv$)[a-z0-9][a-z0-9-]{0,31}$/, "network_key_invalid");

const maxTrackingUrlLength = 2000;

/**
 * The address for clicks, with placeholders for the click (`{click}`), the store's page, the programme's id and
 * the publisher's id.
 */
export const trackingTemplate = plainText
  .trim()
  // URL parsers remove line breaks and tabs silently; headers don't.
  .regex(/^[^\s\p{Cc}]*$/u, "tracking_url_invalid")
  .max(maxTrackingUrlLength, "tracking_url_invalid")
  .refine((template) => unknownPlaceholder(template) === undefined, {
    error: "tracking_placeholder_unknown",
    abort: true,
  })
  .refine(hasFixedHost, "tracking_url_invalid");

/**
 * Returns whether the host is the same for every click, and the request to it depends on the click. Only a
 * programme's own link can replace the host.
 */
function hasFixedHost(template: string): boolean {
  const programme = beginsWithProgramme(template) ? "https://a.example/" : "a";
  const values = { click: "a", site: "a", programme, publisher: "a" };
  const page = pageOf(template, values);
  const otherPage = pageOf(template, { ...values, click: "b" });
  if (!page || !otherPage) return false;
  const fixedPlaceholders = trackingPlaceholders.filter(
    (name) => name !== "programme" || !beginsWithProgramme(template),
  );
  const hosts = fixedPlaceholders.map((name) => pageOf(template, { ...values, [name]: "b" })?.host);
  return (
    hosts.every((host) => host === page.host) &&
    page.pathname + page.search !== otherPage.pathname + otherPage.search
  );
}

function pageOf(template: string, values: TrackingValues): URL | undefined {
  const address = fillTemplate(template, values);
  if (!/^https?:\/\//i.test(address) || !URL.canParse(address)) return undefined;
  const url = new URL(address);
  return url.username === "" && url.password === "" ? url : undefined;
}

/** An id that the network has assigned to a programme or to the publisher. */
export const networkId = plainText
  .trim()
  .regex(/^[^\s\p{Cc}{}]+$/u, "network_id_invalid")
  .max(200, "network_id_invalid");

/**
 * The format of click ids: `uuid` with hyphens, `hex` without, for networks that accept only letters and
 * digits.
 */
export const clickFormats = ["uuid", "hex"] as const;
export const clickFormat = z.enum(clickFormats);
export type ClickFormat = z.infer<typeof clickFormat>;

/** The minimum length of a click reference. Shorter ones could match two clicks. */
export const minClickReferenceLength = 16;

const headerName = z
  .string()
  .trim()
  .toLowerCase()
  .regex(/^[a-z0-9-]{1,64}$/, "header_name_invalid");

const parameterName = z
  .string()
  .trim()
  .regex(/^[\w.-]{1,64}$/, "parameter_name_invalid");

export const signatureEncodings = ["hex", "base64", "base64url"] as const;
export const signedContents = ["body", "time_and_body", "query"] as const;

/** How a network with its own signature format sends its HMAC-SHA256. */
export const networkSignature = z.object({
  header: headerName,
  /**
   * The query parameter with the signature, if the signature isn't sent in the header. This parameter isn't
   * part of the signed text.
   */
  parameter: parameterName.optional(),
  encoding: z.enum(signatureEncodings),
  /** The prefix of the signature in its header, such as `sha256=`. */
  prefix: z.string().max(20),
  /** `time_and_body`: the time in `timeHeader` in Unix seconds, the separator and the body. */
  content: z.enum(signedContents),
  timeHeader: headerName,
  separator: z.string().max(4),
});
export type NetworkSignature = z.infer<typeof networkSignature>;

/**
 * How a network's reports are authenticated: `signed` by a signature, `listed` by a secret and the sender's
 * address, `open` by a secret alone.
 */
export const networkTrusts = ["signed", "listed", "open"] as const;
export type NetworkTrust = (typeof networkTrusts)[number];

const addressOrBlock = z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()], { error: "address_invalid" });

/**
 * An IP address or a CIDR block. `/0`, which contains every address, is refused. IPv6 with an embedded IPv4
 * address is refused, too, because not every comparison supports it.
 */
export const networkAddress = z
  .string()
  .trim()
  .pipe(addressOrBlock)
  .refine((text) => !/\/0+$|:.*\./.test(text), "address_invalid");

const wholeDays = (least: number) => z.int().min(least).max(365);

/**
 * When a confirmed purchase's cash back becomes payable. `days`: a number of days after the purchase. `locked`:
 * on the network's lock date, or that number of days after the purchase if the network reports no lock date.
 * `paid`: once the network has paid us.
 */
export const payableRules = ["days", "locked", "paid"] as const;
export const payableRule = z.enum(payableRules);
export type PayableRule = z.infer<typeof payableRule>;

/** The minimum holding period of a new network, in days, until another admin approves a shorter one. */
export const usualHoldDays = 30;

/** The settings of a network. */
export const networkSettings = z.object({
  name: plainText.trim().min(1).max(80),
  status: networkStatus,
  trackingUrl: trackingTemplate,
  /** The publisher's own id at the network, for `{publisher}` in the tracking URL. */
  publisher: networkId.nullable(),
  clickFormat,
  /** The maximum length of a click reference at the network; `null` if it is unlimited. */
  clickLength: z.int().min(minClickReferenceLength).max(64).nullable(),
  /** Applies to every purchase whose cash back isn't payable yet. */
  payableRule,
  /** Days from a purchase to payable cash back, for purchases tracked from now on. Unused with the rule `paid`. */
  holdDays: wholeDays(0),
  /**
   * The range of days after a purchase in which its cash back usually becomes payable, shown to members while
   * the date is uncertain. Required unless the rule is `days`.
   */
  usualDaysFrom: wholeDays(0).nullable(),
  usualDaysTo: wholeDays(0).nullable(),
  /** The number of days after a click in which a purchase counts. A change only affects later clicks. */
  clickDays: wholeDays(1),
  /** The network's usual delay of reports in hours. */
  tracksWithinHours: z.int().min(1).max(2160),
  authentication: networkAuthentication,
  /** Required with `signature`, ignored otherwise. */
  signature: networkSignature.nullable(),
  /** Whether an unsigned report counts only once another report, an import or an admin confirms it. */
  needsConfirmation: z.boolean(),
  addresses: z.array(networkAddress).max(200),
});
export type NetworkSettings = z.infer<typeof networkSettings>;
