import { affiliateNetworks, commonParameters } from "./affiliate-networks.ts";

/** A sign of an affiliate click: a parameter with its value, or the host of a redirect. */
export interface AffiliateSignal {
  /** The network's name; `null` if several networks use the parameter. */
  network: string | null;
  /** `parameter=value` or the host. Equal texts belong to the same click. */
  trace: string;
}

const networkOfParameter = new Map(
  affiliateNetworks.flatMap(({ name, parameters }) => parameters.map((one) => [one, name] as const)),
);
const networkOfHost = new Map(
  affiliateNetworks.flatMap(({ name, hosts }) => hosts.map((one) => [one, name] as const)),
);

/** All hosts through which networks redirect. */
export const redirectHosts: readonly string[] = [...networkOfHost.keys()];

/** Returns the network that a host belongs to, or undefined. */
export function networkOfRedirect(host: string): string | undefined {
  const labels = host.toLowerCase().split(".");
  for (let start = 0; start < labels.length - 1; start++) {
    const network = networkOfHost.get(labels.slice(start).join("."));
    if (network) return network;
  }
  return undefined;
}

/**
 * Returns the signs of affiliate clicks in the URL of a store's page and in its referrer. Returns none for
 * invalid URLs.
 */
export function signalsOf(address: string, referrer = ""): AffiliateSignal[] {
  const signals: AffiliateSignal[] = [];
  if (URL.canParse(address)) {
    for (const [name, value] of new URL(address).searchParams) {
      const signal = parameterSignal(name.toLowerCase(), value);
      if (signal) signals.push(signal);
    }
  }
  const from = URL.canParse(referrer) ? new URL(referrer).hostname : "";
  const network = networkOfRedirect(from);
  if (network) signals.push({ network, trace: from });
  return signals;
}

function parameterSignal(name: string, value: string): AffiliateSignal | undefined {
  const network = networkOfParameter.get(name);
  if (network && value !== "") return { network, trace: `${name}=${value}` };
  const common = commonParameters.find((one) => one.name === name);
  const isMatch = common && value !== "" && (common.values?.includes(value.toLowerCase()) ?? true);
  return isMatch ? { network: null, trace: `${name}=${value}` } : undefined;
}
