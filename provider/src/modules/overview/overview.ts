import type { DaySpan, Overview, OverviewBucket, OverviewFigures } from "#contract/admin-overview.ts";
import { dayAfter, daysIn } from "#contract/overview-periods.ts";
import type { Database } from "../../database/connection.ts";
import { toWire } from "../../money.ts";
import { findCountedUntil } from "../clicks/count-days.ts";
import { bucketOf, bucketsOf, unitOf } from "./buckets.ts";
import { addClicks, countClicksByDay, countClicksBySeller, type DayClicks } from "./clicks.ts";
import { addLeads, countLeadsByDay, countLeadsBySeller, type DayLeads } from "./leads.ts";
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
  const [clicks, leads, clicksBefore, leadsBefore, clicked, bought, paid, networks, queue] =
    await Promise.all([
      countClicksByDay(database, range, countedUntil),
      countLeadsByDay(database, range, currency),
      countClicksByDay(database, previous.range, countedUntil),
      countLeadsByDay(database, previous.range, currency),
      countClicksBySeller(database, range, countedUntil),
      countLeadsBySeller(database, range, currency),
      findPaid(database, periods, currency),
      findNetworks(database),
      findQueue(database, { currency, now }),
    ]);
  const current: Counted = { clicks, leads };
  const before: Counted = { clicks: clicksBefore, leads: leadsBefore };
  return {
    currency,
    period: days,
    unit,
    figures: toFigures(current, paid.current),
    previous: { period: previous.days, figures: toFigures(before, paid.previous) },
    series: toSeries(days, current, before),
    stores: await findTopStores(database, clicked, bought),
    networks: networks.map((network) => {
      const isOf = (row: { network: string }) => row.network === network.key;
      const { leads: reported, refused } = addLeads(bought.filter(isOf));
      return { ...network, clicks: addClicks(clicked.filter(isOf)), leads: reported, refused };
    }),
    queue: { ...queue, quarantined: networks.reduce((sum, { quarantined }) => sum + quarantined, 0) },
  };
}

interface Counted {
  clicks: DayClicks[];
  leads: DayLeads[];
}

function toFigures(counted: Counted, paid: bigint): OverviewFigures {
  const drawn = toDrawn(counted);
  return { ...drawn, paid: toWire(paid), margin: drawn.commission - drawn.cashBack };
}

function toDrawn(counted: Counted): OverviewBucket["before"] {
  const { leads, commission, cashBack } = addLeads(counted.leads);
  return {
    clicks: addClicks(counted.clicks),
    leads,
    commission: toWire(commission),
    cashBack: toWire(cashBack),
  };
}

/** A bucket that begins before the period is cut off there. What came before is drawn where it is compared with. */
function toSeries(days: DaySpan, current: Counted, before: Counted): OverviewBucket[] {
  const unit = unitOf(days);
  const drawn = byBucket(current, (day) => bucketOf(day, unit));
  const drawnBefore = byBucket(before, (day) => bucketOf(dayAfter(day, daysIn(days)), unit));
  return bucketsOf(days, unit).map((bucket) => ({
    from: bucket < days.from ? days.from : bucket,
    ...drawn(bucket),
    before: drawnBefore(bucket),
  }));
}

function byBucket({ clicks, leads }: Counted, bucketOfDay: (day: string) => string) {
  const clicksAt = clicks.map((row) => ({ ...row, bucket: bucketOfDay(row.day) }));
  const leadsAt = leads.map((row) => ({ ...row, bucket: bucketOfDay(row.day) }));
  return (bucket: string) => {
    const isIn = (row: { bucket: string }) => row.bucket === bucket;
    return toDrawn({ clicks: clicksAt.filter(isIn), leads: leadsAt.filter(isIn) });
  };
}
