import type { FastifyInstance } from "fastify";
import type { Interpretation, PostbackReason } from "#contract/postbacks.ts";
import { amountLimit } from "../../amount-limit.ts";
import type { UnitOfWork } from "../../database/unit-of-work.ts";
import { applyReport } from "../leads/report.ts";
import {
  findClick,
  isClaimed,
  lockOrder,
  lockPurchase,
  type ClickRow,
  type LeadRow,
} from "../leads/repository.ts";
import { cashBackOf } from "../leads/terms.ts";
import { trackLead } from "../leads/track.ts";
import { findNetwork } from "../networks/repository.ts";
import { interpret } from "./interpret.ts";
import { reviveReportsOf, settleEvent, type EventRow } from "./repository.ts";

export type ProcessApp = Pick<FastifyInstance, "clock" | "database" | "environment" | "realtime">;

/** What became of an event. */
type Outcome =
  { state: "applied" | "unchanged"; leadId: string } | { state: "quarantined"; reason: PostbackReason };

// What two clocks may differ by, and what a network that counts whole minutes cuts off.
const clockSkew = 5 * 60 * 1000;

/**
 * Reads a locked event and does what it says, lead and money included, in the caller's transaction: either
 * all of it is done and the event settled, or nothing (M3, P2–P4).
 */
export async function processEvent(unit: UnitOfWork, app: ProcessApp, event: EventRow): Promise<void> {
  const { tx } = unit;
  const at = app.clock();
  const network = await findNetwork(tx, event.network);
  const read = interpret(event, network?.mapping, amountLimit(app.environment));
  const said = read.ok ? read.interpretation : null;
  const outcome: Outcome =
    read.ok && network
      ? await follow(unit, app, { event, said: read.interpretation, holdDays: network.holdDays, at })
      : { state: "quarantined", reason: read.ok ? "mapping_incomplete" : read.reason };
  await settleEvent(tx, event.id, {
    interpretation: said,
    transactionId: said?.transaction ?? null,
    processedAt: at,
    reason: null,
    attempts: event.attempts + 1,
    ...outcome,
  });
}

interface Task {
  event: EventRow;
  said: Interpretation;
  holdDays: number;
  at: Date;
}

async function follow(unit: UnitOfWork, app: ProcessApp, task: Task): Promise<Outcome> {
  const { event, said, at } = task;
  const found = await lockPurchase(unit.tx, event.network, said.transaction);
  const reached = await findClick(unit.tx, said.click);
  if (!reached) return refused("click_unknown");
  const { click, terms } = reached;
  if (click.network !== event.network) return refused("click_of_other_network");
  const amount = BigInt(said.amount);
  const figures = {
    status: said.status,
    orderNumber: said.order,
    occurredAt: new Date(said.at),
    orderAmount: amount,
    commission: BigInt(said.commission),
    cashBack: cashBackOf(terms, { amount, item: said.item }),
  };
  if (found) return report(unit, app, { ...task, found, click, figures });
  const refusal = await refusalOf(unit, task, click);
  if (refusal) return refused(refusal);
  const { userId, storeId, network, id: clickId } = click;
  const lead = await trackLead(
    unit,
    app,
    {
      ...figures,
      userId,
      storeId,
      network,
      clickId,
      holdDays: task.holdDays,
      networkTransactionId: said.transaction,
      source: event.source,
      currency: said.currency,
    },
    { at, actorId: null },
  );
  await reviveReportsOf(unit.tx, { network, transactionId: said.transaction, at });
  return { state: "applied", leadId: lead.id };
}

type Known = Task & {
  found: LeadRow;
  click: ClickRow;
  figures: Omit<Parameters<typeof applyReport>[3], "isAfterClick">;
};

async function report(unit: UnitOfWork, app: ProcessApp, known: Known): Promise<Outcome> {
  const { found, click, figures, at } = known;
  if (found.clickId !== click.id) return refused("click_differs");
  const isAfterClick = !isBefore(figures.occurredAt, click);
  const { lead, isChanged } = await applyReport(unit, app, found, { ...figures, isAfterClick }, at);
  return { state: isChanged ? "applied" : "unchanged", leadId: lead.id };
}

/** Why an unknown purchase credits no member (P4). */
async function refusalOf(
  { tx }: UnitOfWork,
  { said }: Task,
  click: ClickRow,
): Promise<PostbackReason | undefined> {
  const refusal = timeRefusal(said, click);
  if (refusal) return refusal;
  if (!said.order) return undefined;
  await lockOrder(tx, click.storeId, said.order);
  return (await isClaimed(tx, click.storeId, said.order)) ? "claimed_already" : undefined;
}

/** Why a first report's time fits no purchase of its click. */
export function timeRefusal(
  said: Pick<Interpretation, "at">,
  click: ClickRow,
): "purchase_before_click" | "click_expired" | undefined {
  const purchasedAt = new Date(said.at);
  if (isBefore(purchasedAt, click)) return "purchase_before_click";
  return purchasedAt > click.expiresAt ? "click_expired" : undefined;
}

function isBefore(purchasedAt: Date, { createdAt }: ClickRow): boolean {
  return purchasedAt.getTime() < createdAt.getTime() - clockSkew;
}

function refused(reason: PostbackReason): Outcome {
  return { state: "quarantined", reason };
}
