import type { DaySpan, Overview, OverviewBucket, OverviewTotals } from "#contract/overview/admin-overview.ts";
import { daysIn } from "#contract/overview/overview-periods.ts";
import type { Database } from "../../database/engine/connection.ts";
import { toWire } from "../../money.ts";
import { findCountedUntil } from "../clicks/count-days.ts";
import { bucketsOf, unitOf } from "./buckets.ts";
import { addClicks, type BucketClicks, countClicksByBucket, countClicksBySeller } from "./clicks.ts";
import { addLeads, type BucketLeads, countLeadsByBucket, countLeadsBySeller } from "./leads.ts";
import { findNetworks } from "./network-health.ts";
import { findPaid } from "./payouts.ts";
import type { Periods } from "./period.ts";
import { findQueue } from "./queue.ts";
import { findTopStores } from "./stores.ts";

/** Returns the figures of a period compared with the previous one, and the current work queue. */
export async function findOverview(
  database: Database,
  periods: Periods,
  currency: string,
): Promise<Overview> {
  const { days, previous, now, timeZone } = periods;
  const before = { ...previous, timeZone };
  const unit = unitOf(days);
  const shift = daysIn(days);
  // Read first, so that clicks of a day that is counted while these queries run aren't counted twice.
  const countedUntil = await findCountedUntil(database);
  const [clicks, leads, clicksBefore, leadsBefore, sellerClicks, sellerLeads, paid, networks, queue] =
    await Promise.all([
      countClicksByBucket(database, periods.stored, { unit, shift: 0, countedUntil }),
      countLeadsByBucket(database, periods, { unit, shift: 0, currency }),
      countClicksByBucket(database, previous.stored, { unit, shift, countedUntil }),
      countLeadsByBucket(database, before, { unit, shift, currency }),
      countClicksBySeller(database, periods.stored, countedUntil),
      countLeadsBySeller(database, periods.range, currency),
      findPaid(database, periods, currency),
      findNetworks(database),
      findQueue(database, { currency, now }),
    ]);
  const current: BucketRows = { clicks, leads };
  const previousRows: BucketRows = { clicks: clicksBefore, leads: leadsBefore };
  return {
    currency,
    period: days,
    unit,
    figures: toTotals(current, paid.current),
    previous: { period: previous.days, figures: toTotals(previousRows, paid.previous) },
    series: toSeries(days, current, previousRows),
    stores: await findTopStores(database, sellerClicks, sellerLeads),
    networks: networks.map((network) => {
      const isOfNetwork = (row: { network: string }) => row.network === network.key;
      const { leads: reported, refused } = addLeads(sellerLeads.filter(isOfNetwork));
      return { ...network, clicks: addClicks(sellerClicks.filter(isOfNetwork)), leads: reported, refused };
    }),
    queue: { ...queue, quarantined: networks.reduce((sum, { quarantined }) => sum + quarantined, 0) },
  };
}

interface BucketRows {
  clicks: BucketClicks[];
  leads: BucketLeads[];
}

function toTotals(rows: BucketRows, paid: bigint): OverviewTotals {
  const { commission, cashBack } = addLeads(rows.leads);
  // Computed from the exact sums, because `toWire` limits each value and the difference of limited values would
  // be wrong.
  const margin = toWire(commission - cashBack);
  return { ...toChartTotals(rows), paid: toWire(paid), margin };
}

function toChartTotals(rows: BucketRows): OverviewBucket["before"] {
  const { leads, commission, cashBack } = addLeads(rows.leads);
  return {
    clicks: addClicks(rows.clicks),
    leads,
    commission: toWire(commission),
    cashBack: toWire(cashBack),
  };
}

/** A bucket that begins before the period is clipped to its start. */
function toSeries(days: DaySpan, current: BucketRows, before: BucketRows): OverviewBucket[] {
  return bucketsOf(days, unitOf(days)).map((bucket) => ({
    from: bucket < days.from ? days.from : bucket,
    ...toChartTotals(rowsOfBucket(bucket, current)),
    before: toChartTotals(rowsOfBucket(bucket, before)),
  }));
}

function rowsOfBucket(bucket: string, { clicks, leads }: BucketRows): BucketRows {
  return {
    clicks: clicks.filter((row) => row.bucket === bucket),
    leads: leads.filter((row) => row.bucket === bucket),
  };
}
