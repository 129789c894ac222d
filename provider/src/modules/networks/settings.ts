import type { NetworkSettings, NetworkTrust } from "#contract/networks/networks.ts";
import { hasPlaceholder, programmeProblem } from "#contract/networks/tracking-template.ts";
import type { Transaction } from "../../database/engine/connection.ts";
import { networks } from "../../database/schema/network-schema.ts";
import { offers } from "../../database/schema/store-schema.ts";
import { and, eq, gt, isNull, or } from "drizzle-orm";
import { Problem } from "../../problem.ts";
import type { NetworkRow } from "./repository.ts";

/** @throws Problem 400 at `signature.header` if the authentication is `signature` but no format is given */
export function assertHasSignature({
  authentication,
  signature,
}: Pick<NetworkSettings, "authentication" | "signature">): void {
  if (authentication === "signature" && signature === null)
    throw new Problem(400, "validation_failed", {
      fields: { "signature.header": ["signature_settings_missing"] },
    });
}

/** @throws Problem 400 at `usualDaysTo` if an estimate is required but missing, or ends before it begins */
export function assertHasEstimate({
  payableRule,
  usualDaysFrom,
  usualDaysTo,
}: Pick<NetworkSettings, "payableRule" | "usualDaysFrom" | "usualDaysTo">): void {
  const isMissing = usualDaysFrom === null || usualDaysTo === null;
  const isRedundant = payableRule === "days" && usualDaysFrom === null && usualDaysTo === null;
  if (!isRedundant && (isMissing || usualDaysFrom > usualDaysTo))
    throw new Problem(400, "validation_failed", { fields: { usualDaysTo: ["usual_days_invalid"] } });
}

/** Returns how a network's reports are authenticated. */
export function trustOf({
  authentication,
  addresses,
}: Pick<NetworkSettings, "authentication" | "addresses">): NetworkTrust {
  if (authentication !== "token") return "signed";
  return addresses.length > 0 ? "listed" : "open";
}

/** @throws Problem 400 at `publisher` if the tracking URL contains the placeholder but no id is given */
export function assertHasPublisher({
  trackingUrl,
  publisher,
}: Pick<NetworkSettings, "trackingUrl" | "publisher">): void {
  if (hasPlaceholder(trackingUrl, "publisher") && publisher === null)
    throw new Problem(400, "validation_failed", { fields: { publisher: ["publisher_missing"] } });
}

/**
 * Refuses a setting if the network is active, its tracking URL contains the programme id, and some of its
 * offers have no valid one, because clicks on these offers would fail. @throws Problem 400 at `field`
 */
export async function assertHasProgrammes(
  tx: Transaction,
  { key, status, trackingUrl }: Pick<NetworkRow, "key" | "status" | "trackingUrl">,
  { at, field }: { at: Date; field: "trackingUrl" | "status" },
): Promise<void> {
  if (status === "paused" || !hasPlaceholder(trackingUrl, "programme")) return;
  const rows = await tx
    .selectDistinct({ programme: offers.programme })
    .from(offers)
    .where(and(eq(offers.network, key), or(isNull(offers.endsAt), gt(offers.endsAt, at))));
  if (rows.some(({ programme }) => programmeProblem(trackingUrl, programme)))
    throw new Problem(400, "validation_failed", { fields: { [field]: ["offers_without_programme"] } });
}

/** Returns a network and locks its row until the transaction ends; undefined if it doesn't exist. */
export async function lockNetwork(tx: Transaction, key: string): Promise<NetworkRow | undefined> {
  const [row] = await tx.select().from(networks).where(eq(networks.key, key)).for("no key update");
  return row;
}
