import type { AdminNetwork, ListedNetwork } from "#contract/networks/admin-networks.ts";
import { postbackMapping } from "#contract/networks/postbacks.ts";
import type { AdminNetworkRow } from "./admin-rows.ts";
import { trustOf } from "./settings.ts";

/**
 * Maps a row to a network in the list. `origin` is the provider's public origin, to which networks send
 * reports.
 */
export function toListedNetwork(row: AdminNetworkRow, origin: string): ListedNetwork {
  const { network, lastReportAt, decided, refused, waiting } = row;
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

/** Maps a row to a network on its own page. */
export function toAdminNetwork(
  row: AdminNetworkRow,
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
  } = row.network;
  const { postbackUrl, ...listed } = toListedNetwork(row, origin);
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
