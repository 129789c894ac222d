import { isIP } from "node:net";
import type { Environment } from "../../environment.ts";
import { Problem } from "../../problem.ts";
import { isPublicAddress } from "../../public-address.ts";

/**
 * Returns the URL of an endpoint as it is called. Names are looked up and checked for each attempt.
 * @throws Problem 400 `webhook_url_invalid` at `url` if it isn't `https`, contains a password or a fragment, or
 * names a private address; `WEBHOOK_PRIVATE_ADDRESSES=allow` permits `http` and private addresses
 */
export function readTargetUrl(
  text: string,
  { WEBHOOK_PRIVATE_ADDRESSES }: Pick<Environment, "WEBHOOK_PRIVATE_ADDRESSES">,
): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const isAllowed = WEBHOOK_PRIVATE_ADDRESSES === "allow";
  const protocols = isAllowed ? ["https:", "http:"] : ["https:"];
  // The URL parser has already normalized decimal and hexadecimal forms of IP addresses.
  const host = url?.hostname.replace(/^\[|\]$/g, "") ?? "";
  const isPrivate = host === "localhost" || (isIP(host) > 0 && !isPublicAddress(host));
  const isValid =
    url !== undefined &&
    protocols.includes(url.protocol) &&
    url.username === "" &&
    url.password === "" &&
    url.hash === "" &&
    (isAllowed || !isPrivate);
  if (isValid) return url.href;
  throw new Problem(400, "webhook_url_invalid", { fields: { url: ["webhook_url_invalid"] } });
}
