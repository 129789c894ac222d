import { createHash } from "node:crypto";
import { toMajorUnits } from "#contract/money/minor-units.ts";
import type { Interpretation, PostbackReason } from "#contract/networks/postbacks.ts";
import { day } from "./calendar.ts";
import { createRandom } from "./random.ts";
import type { DemoClick, DemoLead, DemoPostback, DemoData } from "./demo-data.ts";

const reportSeed = 640_507;
const reportedDays = 45;
/** Long enough to include the whole previous month, which the invoices cover. */
const confirmedDays = 62;
const minute = 60_000;

interface DemoContext {
  now: Date;
  currency: string;
}

/**
 * Adds the networks' raw reports of the last weeks' purchases and confirmations, and three reports in
 * quarantine. One of these can be credited once the network's mapping contains its status.
 */
export function addReports(world: DemoData, { now, currency }: DemoContext): void {
  const random = createRandom(reportSeed);
  const since = now.getTime() - reportedDays * day;
  const latest = world.leads.filter(({ occurredAt, clickId }) => clickId && occurredAt.getTime() > since);
  const reports = latest.map((lead) => appliedReport(lead, "pending", lead.occurredAt));
  const confirmedSince = now.getTime() - confirmedDays * day;
  for (const lead of world.leads)
    if (lead.clickId && lead.confirmedAt && lead.confirmedAt.getTime() > confirmedSince)
      reports.push(appliedReport(lead, "confirmed", new Date(lead.confirmedAt.getTime() - 45 * minute)));
  const visit = world.clicks
    .filter(({ trackedAt, createdAt }) => !trackedAt && now.getTime() - createdAt.getTime() > day)
    .reduce<DemoClick | undefined>(later, undefined);
  if (visit) {
    const { network } = visit;
    const purchase = { network, transaction: "2271-A", click: visit.id, amount: 5_490n, commission: 610n };
    const at = new Date(visit.createdAt.getTime() + 20 * minute);
    reports.push(quarantinedReport({ ...purchase, at, status: "open" }, "status_unknown"));
    const unknown = { ...purchase, transaction: "2268-C", click: random.uuid(), status: "pending" as const };
    const earlier = { ...unknown, at: new Date(at.getTime() - day / 8) };
    reports.push({ ...quarantinedReport(earlier, "click_unknown"), ...interpretedAs(earlier) });
    const foreign = {
      ...unknown,
      transaction: "2270-B",
      currency: "SEK",
      at: new Date(at.getTime() - day / 4),
    };
    const interpreted = interpretedAs(foreign);
    const interpretation = {
      ...interpreted.interpretation!,
      currency: "SEK",
      digits: 2,
      commissionDigits: 2,
    };
    reports.push({ ...quarantinedReport(foreign, "rate_missing"), ...interpreted, interpretation });
  }
  const isPast = ({ receivedAt }: DemoPostback) => receivedAt < now;
  const byTime = (one: DemoPostback, other: DemoPostback) =>
    one.receivedAt.getTime() - other.receivedAt.getTime();
  world.postbacks.push(...reports.filter(isPast).toSorted(byTime));

  /** Returns an applied report on a purchase, received a few minutes after `sentAt`. */
  function appliedReport(lead: DemoLead, status: "pending" | "confirmed", sentAt: Date): DemoPostback {
    const { id: leadId, network, networkTransactionId: transaction, orderAmount: amount, commission } = lead;
    const { orderNumber: order, occurredAt: at, clickId } = lead;
    const report = {
      network,
      transaction,
      amount,
      commission,
      order,
      at,
      click: clickId!,
      status,
      sentAt,
    };
    return { ...event(report), ...interpretedAs(report), state: "applied", leadId };
  }

  /** Returns the stored interpretation of a report. */
  function interpretedAs(
    report: DemoReport & { status: Interpretation["status"] },
  ): Pick<DemoPostback, "interpretation" | "transactionId"> {
    const { click, transaction, order = null, amount, commission, status, at } = report;
    const interpretation: Interpretation = {
      click,
      transaction,
      currency,
      item: null,
      order,
      status,
      at: at.toISOString(),
      amount: Number(amount),
      commission: Number(commission),
    };
    return { interpretation, transactionId: transaction };
  }

  function quarantinedReport(report: DemoReport, reason: PostbackReason): DemoPostback {
    return { ...event(report), state: "quarantined", reason };
  }

  function event(report: DemoReport): DemoPostback {
    const receivedAt = new Date((report.sentAt ?? report.at).getTime() + random.between(1, 40) * minute);
    const payload = JSON.stringify({
      click_id: report.click,
      transaction_id: report.transaction,
      order_id: report.order ?? undefined,
      amount: toMajorUnits(report.amount, currency),
      commission: toMajorUnits(report.commission, currency),
      currency: report.currency ?? currency,
      status: report.status,
      time: report.at.toISOString(),
    });
    return {
      id: random.uuid(),
      network: report.network,
      receivedAt,
      signedAt: receivedAt,
      payload,
      ip: "192.0.2.20",
      contentType: "application/json",
      attempts: 1,
      payloadHash: createHash("sha256").update(payload).digest("hex"),
      dueAt: receivedAt,
      processedAt: new Date(receivedAt.getTime() + 1_000),
    };
  }
}

function later(one: DemoClick | undefined, other: DemoClick): DemoClick {
  return one && one.createdAt! > other.createdAt! ? one : other;
}

interface DemoReport {
  network: string;
  transaction: string;
  click: string;
  order?: string | null | undefined;
  amount: bigint;
  commission: bigint;
  currency?: string;
  status: string;
  at: Date;
  /** The time of sending, if it isn't the time of the purchase. */
  sentAt?: Date;
}
