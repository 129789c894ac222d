import type { Overview, OverviewBucket, OverviewFigures } from "#contract/admin-overview.ts";
import type { Database } from "../../database/connection.ts";
import { toWire } from "../../money.ts";
import { findCountedUntil } from "../clicks/count-days.ts";
import { bucketsOf, unitOf } from "./buckets.ts";
import { countClicks, countClicksBy, type ClickCount } from "./clicks.ts";
import { countLeads, countLeadsBy, type LeadCount, type LeadTotal } from "./leads.ts";
import { findNetworks } from "./network-health.ts";
import { findPaid } from "./payouts.ts";
import type { Periods } from "./period.ts";
import { findQueue } from "./queue.ts";
import { findTopStores } from "./stores.ts";

/** What happened in a period, beside the one before, and what waits now. */
export async function findOverview(
  database: Database,
  periods: Periods,
  currency: string,
): Promise<Overview> {
  const { days, range, previous, now } = periods;
  const unit = unitOf(days);
  // Read first: what is counted meanwhile is then counted once all the same.
  const countedUntil = await findCountedUntil(database);
  const [clicks, clicksBefore, leads, leadsBefore, paid, networks, queue] = await Promise.all([
    countClicksBy(database, range, { unit, countedUntil }),
    countClicks(database, previous.range, countedUntil),
    countLeadsBy(database, range, { unit, currency }),
    countLeads(database, previous.range, currency),
    findPaid(database, periods, currency),
    findNetworks(database),
    findQueue(database, { currency, now }),
  ]);
  return {
    currency,
    period: days,
    unit,
    figures: toFigures(clicks.find(isTotal)?.clicks ?? 0, leads.find(isTotal), paid.current),
    previous: { period: previous.days, figures: toFigures(clicksBefore, leadsBefore, paid.previous) },
    series: toSeries(bucketsOf(days, unit), { clicks, leads, from: days.from }),
    stores: await findTopStores(database, clicks, leads),
    networks: networks.map((network) => {
      const reported = leads.find((row) => row.network === network.key);
      return {
        ...network,
        clicks: clicks.find((row) => row.network === network.key)?.clicks ?? 0,
        leads: reported?.leads ?? 0,
        refused: reported?.refused ?? 0,
      };
    }),
    queue: { ...queue, quarantined: networks.reduce((sum, { quarantined }) => sum + quarantined, 0) },
  };
}

function isTotal({ bucket, storeId, network }: Pick<ClickCount, "bucket" | "storeId" | "network">): boolean {
  return bucket === null && storeId === null && network === null;
}

function toFigures(clicks: number, leads: LeadTotal | undefined, paid: bigint): OverviewFigures {
  const { commission = 0n, cashBack = 0n } = leads ?? {};
  return {
    clicks,
    leads: leads?.leads ?? 0,
    paid: toWire(paid),
    commission: toWire(commission),
    cashBack: toWire(cashBack),
    margin: toWire(commission - cashBack),
  };
}

interface Counted {
  clicks: ClickCount[];
  leads: LeadCount[];
  /** The period's first day: a bucket that begins before it is cut off there. */
  from: string;
}

function toSeries(buckets: string[], { clicks, leads, from }: Counted): OverviewBucket[] {
  const clicksAt = new Map(clicks.map((row) => [row.bucket, row.clicks]));
  const leadsAt = new Map(leads.map((row) => [row.bucket, row]));
  return buckets.map((bucket) => {
    const bought = leadsAt.get(bucket);
    return {
      from: bucket < from ? from : bucket,
      clicks: clicksAt.get(bucket) ?? 0,
      leads: bought?.leads ?? 0,
      commission: toWire(bought?.commission ?? 0n),
      cashBack: toWire(bought?.cashBack ?? 0n),
    };
  });
}
