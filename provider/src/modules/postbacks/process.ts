import type { FastifyInstance } from "fastify";
import type { Interpretation } from "#contract/networks/postbacks.ts";
import { comparableTransaction } from "#contract/text/input/transaction-id.ts";
import { amountLimit, type AmountLimit } from "../../amount-limit.ts";
import type { UnitOfWork } from "../../database/engine/unit-of-work.ts";
import type { PurchaseRates } from "../exchange-rates/convert.ts";
import { findUnconfirmed } from "./confirmation.ts";
import { hasSameCurrencies, isCorrection, hasSameParts, sumFor } from "../leads/parts.ts";
import { settlementOf, settlementOfParts } from "../leads/payable.ts";
import { lookUpPurchases, type ClickWithTerms, type PurchaseLookup } from "../leads/purchase-lookup.ts";
import { applyReport, isNewer } from "../leads/report.ts";
import { findRelatedPurchases, orderOf } from "../leads/related-purchases.ts";
import {
  lockLead,
  lockPurchases,
  lockVisits,
  updateLead,
  type ClickRow,
  type LeadRow,
} from "../leads/repository.ts";
import { classifyOrder } from "../leads/same-order.ts";
import { findReports, maxParts } from "../leads/stored-reports.ts";
import { findNetworks } from "../networks/repository.ts";
import {
  creditFirsts,
  factsOf,
  toPurchase,
  isBefore,
  lacksAmount,
  quarantineOutcome,
  withheldOutcome,
  type First,
  type Outcome,
  type Task,
} from "./first-reports.ts";
import { interpret } from "./interpret.ts";
import { findFirstRates, findLaterRates, reconvert } from "./report-rates.ts";
import { comparePrecedence, settleEvents, type EventRow } from "./repository.ts";

export type ProcessApp = Pick<FastifyInstance, "clock" | "database" | "environment" | "realtime">;

/** The outcome of each processed event. */
type Results = Map<EventRow, { reported: Interpretation | null; outcome: Outcome }>;

/**
 * Processes locked events, including leads and money, in the caller's transaction: either all work is done
 * and the events are settled, or nothing (M3, P2–P4). First reports of purchases are credited together. A
 * later report is processed alone, because its lead and perhaps other members' accounts are locked: in a
 * batch it is returned unprocessed, like a second report of the same purchase.
 */
export async function processEvents(
  unit: UnitOfWork,
  app: ProcessApp,
  events: EventRow[],
): Promise<EventRow[]> {
  const { tx } = unit;
  const at = app.clock();
  const results: Results = new Map();
  const tasks = await read(unit, app, events, results);
  await lockPurchases(
    tx,
    tasks.map(({ network: { key: network }, reported: { transaction } }) => ({ network, transaction })),
  );
  const unconfirmed = await findUnconfirmed(tx, tasks);
  for (const { event, reported } of unconfirmed)
    results.set(event, { reported, outcome: quarantineOutcome("confirmation_missing") });
  const confirmed = tasks.filter((task) => !unconfirmed.has(task));
  const limit = amountLimit(app.environment);
  const { firstReports, later } = await sort(unit, limit, confirmed, results);
  const { currency } = limit;
  for (const [{ event, reported }, outcome] of await creditFirsts(unit, app, firstReports, { at, currency }))
    results.set(event, { reported, outcome });
  const [singleReport] = later;
  if (events.length === 1 && singleReport)
    results.set(singleReport.event, {
      reported: singleReport.reported,
      outcome: await report(unit, app, singleReport, at),
    });
  const processed = [...results].map(([{ id, attempts }, { reported, outcome }]) => {
    const transactionId = reported?.transaction ?? null;
    const common = { id, attempts: attempts + 1, interpretation: reported, transactionId };
    return { ...common, reason: null, similarLeadId: null, ...outcome };
  });
  await settleEvents(tx, processed, at);
  return events.filter((event) => !results.has(event));
}

/** Interprets events and finds their networks. Quarantines events that can't be interpreted. */
async function read(
  { tx }: UnitOfWork,
  app: ProcessApp,
  events: EventRow[],
  results: Results,
): Promise<Task[]> {
  const networks = await findNetworks(tx, [...new Set(events.map(({ network }) => network))]);
  const limit = amountLimit(app.environment);
  return events.flatMap((event) => {
    const network = networks.get(event.network);
    const found = interpret(event, network?.mapping, limit);
    if (found.ok && network) return [{ event, network, reported: found.interpretation }];
    const outcome = quarantineOutcome(found.ok ? "mapping_incomplete" : found.reason);
    results.set(event, { reported: found.ok ? found.interpretation : null, outcome });
    return [];
  });
}

type LaterReport = Task & { lookup: PurchaseLookup };

/**
 * Separates first reports of purchases from later ones. Quarantines first reports that can't be credited, for
 * example because their click is unknown or belongs to another network.
 */
async function sort(
  { tx }: UnitOfWork,
  limit: AmountLimit,
  tasks: Task[],
  results: Results,
): Promise<{ firstReports: First[]; later: LaterReport[] }> {
  const firstReports: First[] = [];
  const later: LaterReport[] = [];
  const ratesOf = await findFirstRates(tx, tasks, limit);
  for (const network of new Set(tasks.map((task) => task.network.key))) {
    const networkTasks = tasks.filter((task) => task.network.key === network);
    const lookup = await lookUpPurchases(
      tx,
      networkTasks[0]!.network,
      networkTasks.map(({ reported }) => reported),
    );
    const seenTransactions = new Set<string>();
    for (const task of networkTasks) {
      const { event, reported } = task;
      const clicked = lookup.click(reported.click);
      const transaction = comparableTransaction(reported.transaction);
      const inOtherCase = lookup.leadInOtherCase(reported.transaction);
      const isLater = seenTransactions.has(transaction) || lookup.lead(reported.transaction) !== undefined;
      if (isLater) later.push({ ...task, lookup });
      else if (inOtherCase && !event.distinctFrom.includes(inOtherCase.id))
        results.set(event, { reported, outcome: duplicateOf(inOtherCase) });
      else if (!clicked) results.set(event, { reported, outcome: quarantineOutcome("click_unknown") });
      else if (clicked.click.network !== network)
        results.set(event, { reported, outcome: quarantineOutcome("click_of_other_network") });
      else if (clicked.isMemberDeleted)
        results.set(event, { reported, outcome: quarantineOutcome("member_deleted") });
      else if (lacksAmount(reported, clicked.terms))
        results.set(event, { reported, outcome: quarantineOutcome("amount_invalid") });
      else if (isCorrection(reported))
        results.set(event, { reported, outcome: quarantineOutcome("original_missing") });
      else {
        const ratesResult = ratesOf(task);
        if (ratesResult.ok) firstReports.push({ ...task, ...clicked, rates: ratesResult.rates });
        else results.set(event, { reported, outcome: quarantineOutcome(ratesResult.reason) });
      }
      seenTransactions.add(transaction);
    }
  }
  return { firstReports, later };
}

/** Some networks' ids are case-sensitive, so an admin must decide whether the two purchases are the same. */
function duplicateOf({ id }: LeadRow): Outcome {
  return { state: "quarantined", reason: "transaction_case_differs", similarLeadId: id };
}

/** Applies a later report to its lead. */
async function report(unit: UnitOfWork, app: ProcessApp, task: LaterReport, at: Date): Promise<Outcome> {
  const { event, reported, network, lookup } = task;
  const lead = lookup.lead(reported.transaction)!;
  const clicked = lookup.click(reported.click);
  if (!clicked) return quarantineOutcome("click_unknown");
  if (clicked.click.network !== event.network) return quarantineOutcome("click_of_other_network");
  if (lead.clickId !== clicked.click.id) return quarantineOutcome("click_differs");
  if (clicked.isMemberDeleted) return quarantineOutcome("member_deleted");
  if (lacksAmount(reported, clicked.terms)) return quarantineOutcome("amount_invalid");
  const isAfterClick = !isBefore(new Date(reported.at), clicked.click);
  const converted = await findLaterRates(unit.tx, task, { lead, isAfterClick }, amountLimit(app.environment));
  if (!converted.ok) return quarantineOutcome(converted.reason);
  const { rates, day, isMoved } = converted.rates;
  const heldOutcome = await claimedOrderOutcome(unit, { event, reported, lead, click: clicked.click, rates });
  if (heldOutcome) return heldOutcome;
  const found = (await lockLead(unit.tx, lead.id))!;
  if (reported.part !== undefined || found.hasParts)
    return reportPart(
      unit,
      app,
      { event, reported, network, lead: found, rates, isAfterClick, ...clicked },
      at,
    );
  const purchase = toPurchase(reported, clicked.terms, rates);
  const moved = isMoved
    ? await reconvert(unit.tx, task, { day, terms: clicked.terms, currency: found.currency })
    : {};
  if (!moved) return quarantineOutcome("rate_missing");
  const precedence = isNewer(found, purchase)
    ? { isRepeated: false, isSuperseded: false, isOutdated: false }
    : await comparePrecedence(unit.tx, event, reported);
  const settlement = settlementOf(reported, event.receivedAt);
  const report = { ...purchase, ...precedence, ...moved, settlement, isAfterClick, isReconverted: isMoved };
  const { isChanged } = await applyReport(unit, app, found, report, at);
  return { state: isChanged ? "applied" : "unchanged", leadId: found.id };
}

/** A lead with the rates by which a later report of it is converted. */
interface LeadToReport {
  lead: LeadRow;
  rates: PurchaseRates;
  isAfterClick: boolean;
}

/** Applies a report of a part to its locked lead, whose amounts become the sum of all known parts. */
async function reportPart(
  unit: UnitOfWork,
  app: ProcessApp,
  { event, reported, network, lead, terms, rates, isAfterClick }: Task & ClickWithTerms & LeadToReport,
  at: Date,
): Promise<Outcome> {
  const { transaction } = reported;
  if (!hasSameCurrencies(lead, reported)) return quarantineOutcome("currency_differs");
  const storedReports = (await findReports(unit.tx, event.network, [transaction])).get(transaction) ?? [];
  if (storedReports.length >= maxParts) return quarantineOutcome("too_many_parts");
  const reports = [...storedReports, { sequence: event.sequence, interpretation: reported }];
  const { occurredAt, amountAsOf, orderNumber } = toPurchase(reported, terms, rates);
  const report = {
    ...sumFor(lead, { terms, rates }, reports),
    orderNumber,
    settlement: settlementOfParts(reports, event.receivedAt),
    // Only reports of networks that report payments can remove a payment. Other networks' payments are read
    // from their API.
    ...(reportsPayments(network) && { payable: network }),
    // A correction's time is the time of the return, so the purchase's time doesn't change.
    occurredAt: isCorrection(reported) ? lead.occurredAt : occurredAt,
    amountAsOf: amountAsOf > lead.amountAsOf ? amountAsOf : lead.amountAsOf,
    // The sum of all known parts always counts as the newest version.
    isVersioned: true,
    isRepeated: false,
    isSuperseded: false,
    isOutdated: false,
    isAfterClick,
    isReconverted: false,
  };
  const marked = lead.hasParts ? lead : await updateLead(unit.tx, lead.id, { hasParts: true });
  const { isChanged } = await applyReport(unit, app, marked, report, at);
  const hasNewContent = isChanged || !hasSameParts(storedReports, reports);
  return { state: hasNewContent ? "applied" : "unchanged", leadId: lead.id };
}

/**
 * Returns the outcome of a later report that adds an order number or would reopen its purchase, if the order
 * may already have been credited by a claim. The purchase then stays unchanged until an admin has reviewed it.
 * Undefined if the report can be applied.
 */
async function claimedOrderOutcome(
  { tx }: UnitOfWork,
  {
    event,
    reported,
    lead,
    click,
    rates,
  }: Pick<Task, "event" | "reported"> & { lead: LeadRow; click: ClickRow; rates: PurchaseRates },
): Promise<Outcome | undefined> {
  const facts = factsOf(reported, click, rates);
  const isNewOrder = facts.order !== null && facts.order !== orderOf(lead.orderNumber);
  if (!isNewOrder && !mayReopen(lead, reported)) return undefined;
  await lockVisits(tx, [{ storeId: click.storeId, clickId: click.id }]);
  const related = await findRelatedPurchases(tx, [facts]);
  const otherClaims = related.filter((other) => other.isClaim && other.lead.id !== lead.id);
  return withheldOutcome(classifyOrder(facts, otherClaims, event.distinctFrom));
}

/** Returns whether a report may credit a rejected or reversed purchase again. */
function mayReopen({ state }: LeadRow, { status }: Interpretation): boolean {
  return (state === "rejected" || state === "reversed") && (status === "confirmed" || status === "pending");
}

function reportsPayments({ mapping: { parameters } }: Task["network"]): boolean {
  return parameters.paid !== undefined || parameters.paymentId !== undefined;
}
