import type { AdminNetwork, ListedNetwork } from "#contract/admin-networks.ts";
import { postbackMapping } from "#contract/postbacks.ts";
import type { FoundNetwork } from "./admin-rows.ts";
import { trustOf } from "./settings.ts";

/** A network as the list shows it; `origin` is the provider's, as networks reach it. */
export function toListedNetwork(found: FoundNetwork, origin: string): ListedNetwork {
  const { network, lastReportAt, decided, refused, waiting } = found;
  const {
    key,
    name,
    status,
    payableRule,
    holdDays,
    clickDays,
    tracksWithinHours,
    authentication,
    needsConfirmation,
  } = network;
  return {
    key,
    name,
    status,
    payableRule,
    holdDays,
    clickDays,
    tracksWithinHours,
    authentication,
    needsConfirmation,
    trust: trustOf(network),
    decided,
    refused,
    quarantined: Number(waiting ?? 0),
    postbackUrl: `${origin}/apis/postbacks/${encodeURIComponent(key)}`,
    lastReportAt: lastReportAt?.toISOString() ?? null,
  };
}

/** A network as its own page shows it. */
export function toAdminNetwork(
  found: FoundNetwork,
  { secrets, holdDaysRequest }: Pick<AdminNetwork, "secrets" | "holdDaysRequest">,
  origin: string,
): AdminNetwork {
  const {
    preset,
    signature,
    trackingUrl,
    publisher,
    clickFormat,
    clickLength,
    usualDaysFrom,
    usualDaysTo,
    addresses,
    mapping,
    version,
    createdAt,
  } = found.network;
  const { postbackUrl, ...listed } = toListedNetwork(found, origin);
  return {
    ...listed,
    postbackUrl,
    preset,
    signature,
    trackingUrl,
    publisher,
    clickFormat,
    clickLength,
    usualDaysFrom,
    usualDaysTo,
    addresses,
    secrets,
    holdDaysRequest,
    version,
    mapping: postbackMapping.nullable().catch(null).parse(mapping),
    createdAt: createdAt.toISOString(),
  };
}
