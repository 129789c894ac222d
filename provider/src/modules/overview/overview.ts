import type { DaySpan, Overview, OverviewBucket, OverviewFigures } from "#contract/admin-overview.ts";
import { daysIn } from "#contract/overview-periods.ts";
import type { Database } from "../../database/connection.ts";
import { toWire } from "../../money.ts";
import { findCountedUntil } from "../clicks/count-days.ts";
import { bucketsOf, type Unit, unitOf } from "./buckets.ts";
import { countClicksBy, type ClickCount } from "./clicks.ts";
import { countLeadsBy, type LeadCount, type LeadTotal } from "./leads.ts";
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
    countClicksBy(database, previous.range, { unit, shift: daysIn(days), countedUntil }),
    countLeadsBy(database, range, { unit, currency }),
    countLeadsBy(database, previous.range, { unit, shift: daysIn(days), currency }),
    findPaid(database, periods, currency),
    findNetworks(database),
    findQueue(database, { currency, now }),
  ]);
  return {
    currency,
    period: days,
    unit,
    figures: toFigures(clicks, leads, paid.current),
    previous: { period: previous.days, figures: toFigures(clicksBefore, leadsBefore, paid.previous) },
    series: toSeries(days, unit, [
      { clicks, leads },
      { clicks: clicksBefore, leads: leadsBefore },
    ]),
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

function toFigures(clicks: ClickCount[], leads: LeadCount[], paid: bigint): OverviewFigures {
  const total = leads.find(isTotal);
  return {
    ...toDrawn(clicks.find(isTotal), total),
    paid: toWire(paid),
    margin: toWire((total?.commission ?? 0n) - (total?.cashBack ?? 0n)),
  };
}

function toDrawn(clicks: ClickCount | undefined, leads: LeadTotal | undefined): OverviewBucket["before"] {
  return {
    clicks: clicks?.clicks ?? 0,
    leads: leads?.leads ?? 0,
    commission: toWire(leads?.commission ?? 0n),
    cashBack: toWire(leads?.cashBack ?? 0n),
  };
}

interface Counted {
  clicks: ClickCount[];
  leads: LeadCount[];
}

/** A bucket that begins before the period is cut off there. */
function toSeries(
  days: DaySpan,
  unit: Unit,
  [current, before]: [current: Counted, before: Counted],
): OverviewBucket[] {
  const [drawn, drawnBefore] = [byBucket(current), byBucket(before)];
  return bucketsOf(days, unit).map((bucket) => ({
    from: bucket < days.from ? days.from : bucket,
    ...drawn(bucket),
    before: drawnBefore(bucket),
  }));
}

function byBucket({ clicks, leads }: Counted): (bucket: string) => OverviewBucket["before"] {
  const clicksAt = new Map(clicks.map((row) => [row.bucket, row]));
  const leadsAt = new Map(leads.map((row) => [row.bucket, row]));
  return (bucket) => toDrawn(clicksAt.get(bucket), leadsAt.get(bucket));
}
