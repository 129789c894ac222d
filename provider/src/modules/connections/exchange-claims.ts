import { toMajorUnits } from "#contract/money/minor-units.ts";
import { shareOf } from "#contract/money/share.ts";
import {
  ConnectorError,
  type ClaimStatus,
  type ConnectorApi,
  type SentClaim,
} from "../../connectors/connector.ts";
import { noonOfDay } from "../claims/credit.ts";
import { createClient } from "./client.ts";
import { clientParts, keepLease, type Reading } from "./reading.ts";
import { addCounts } from "./repository.ts";
import type { Credentials } from "./cipher.ts";
import { clickReference } from "../networks/tracking-url.ts";
import {
  findOpenClaims,
  updateNetworkClaim,
  type NetworkClaimRow,
  type OpenClaim,
} from "../network-claims/repository.ts";
import { settleClaims } from "./settle-claims.ts";

const hour = 60 * 60 * 1000;
const day = 24 * hour;
const maxReason = 500;

/**
 * Reads a network's answers to claims, sends waiting claims, and accepts claims whose purchase was reported.
 * Answers are read first, so that a claim isn't sent again if the process that sent it was killed.
 */
export async function exchangeClaims(reading: Reading, credentials: Credentials): Promise<void> {
  const { app, connector, network, run } = reading;
  const statuses = new Map<number, number>();
  const counts = { pages: 0, records: 0, added: 0, changed: 0, unchanged: 0, refused: 0 };
  try {
    const open = await findOpenClaims(app.database, network.key);
    const claims = connector.claims!;
    const client = createClient(clientParts(reading, credentials, statuses));
    for (const window of windowsOf(reading, open))
      for await (const { items } of claims.list(client, credentials, window)) {
        counts.pages += 1;
        counts.records += items.length;
        for (const status of items) counts[await storeClaimStatus(reading, open, status)] += 1;
      }
    for (const claim of open)
      if (claim.row.state === "waiting") counts[await send(reading, client, credentials, claim)] += 1;
    await settleClaims(app, network.key);
  } finally {
    await addCounts(app.database, run.id, { ...counts, statuses });
  }
}

/**
 * Returns windows that together cover the times at which the open claims were sent, each no longer than the
 * network allows. Empty if none was sent.
 */
function windowsOf({ app, connector: { limits } }: Reading, open: OpenClaim[]): { from: Date; to: Date }[] {
  const sentTimes = open.flatMap(({ row }) => row.attemptedAt?.getTime() ?? []);
  if (sentTimes.length === 0) return [];
  const [start, end] = [Math.min(...sentTimes) - hour, app.clock().getTime()];
  const length = limits.windowDays * day;
  return Array.from({ length: Math.ceil((end - start) / length) }, (_, index) => ({
    from: new Date(start + index * length),
    to: new Date(Math.min(start + (index + 1) * length, end)),
  }));
}

/** Stores a network's answer to a claim. Returns whether it changed. */
async function storeClaimStatus(
  { app, connection }: Reading,
  open: OpenClaim[],
  { id, click, order, state, reason }: ClaimStatus,
): Promise<"changed" | "unchanged"> {
  const matchesClaim = ({ row, claim, click: { id: clickId }, network }: OpenClaim) =>
    row.reference === null &&
    row.attemptedAt !== null &&
    click === clickReference(clickId, network) &&
    order === claim.orderNumber;
  const match = open.find(({ row }) => row.reference === id) ?? open.find(matchesClaim);
  if (!match) return "unchanged";
  const { row } = match;
  const newState = state === "pending" ? "sent" : state;
  if (row.state === newState && row.reference === id) return "unchanged";
  const change: Partial<NetworkClaimRow> = {
    state: newState,
    reference: id,
    failure: null,
    ...(newState !== "sent" && {
      reason: reason?.slice(0, maxReason) ?? null,
      answeredAt: app.clock(),
    }),
  };
  await store({ app, connection }, row, change);
  return "changed";
}

/** Sends one claim. A refusal by the network is stored; any other failure ends the run and is retried. */
async function send(
  reading: Reading,
  client: ConnectorApi,
  credentials: Credentials,
  open: OpenClaim,
): Promise<"added" | "refused"> {
  const { app, connector } = reading;
  const { row } = open;
  // The attempt is stored before the claim is sent. After a crash, the network's list shows whether the claim
  // arrived.
  await store(reading, row, { attemptedAt: app.clock() });
  try {
    const reference = await connector.claims!.send(client, credentials, sentClaim(open));
    await store(reading, row, { state: "sent", reference, failure: null });
    return "added";
  } catch (error) {
    if (!(error instanceof ConnectorError)) throw error;
    if (error.failure !== "refused") {
      await store(reading, row, { failure: error.failure });
      throw error;
    }
    const reason = error.responseText.trim().slice(0, maxReason) || null;
    await store(reading, row, { state: "refused", reason, failure: "refused", answeredAt: app.clock() });
    return "refused";
  }
}

async function store(
  { app, connection }: Pick<Reading, "app" | "connection">,
  row: NetworkClaimRow,
  change: Partial<NetworkClaimRow>,
): Promise<void> {
  await app.database.transaction(async (tx) => {
    await keepLease(tx, connection, app.clock());
    await updateNetworkClaim(tx, row.claimId, change);
  });
  Object.assign(row, change);
}

function sentClaim({ claim, click, offer, network }: OpenClaim): SentClaim {
  const { orderNumber, orderAmount, currency, orderedOn, createdAt } = claim;
  const commission =
    offer.rateKind === "percent"
      ? shareOf(orderAmount, offer.commission)
      : BigInt(Math.round(offer.commission));
  return {
    programme: offer.programme ?? "",
    click: clickReference(click.id, network),
    order: orderNumber,
    amount: toMajorUnits(orderAmount, currency),
    commission: toMajorUnits(commission, currency),
    currency,
    purchasedAt: noonOfDay(orderedOn, click.createdAt, createdAt),
  };
}
