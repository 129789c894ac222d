import { z } from "zod";
import { chosenIds } from "../calls/bulk.ts";
import { defineCall } from "../calls/call.ts";
import { id, instant } from "../text/identifiers.ts";
import { adminListWithdrawals, decisionActions } from "./admin-withdrawals.ts";

const permission = ["withdrawals.decide", "withdrawals.pay"] as const;

/** A decision of the current admin that can still be undone, or that was refused. */
const queuedDecision = z.object({
  /** The withdrawal's id. */
  id,
  reference: z.string(),
  /** The same id for all decisions of one request. */
  batch: id,
  action: z.enum(decisionActions),
  /** When the decision is carried out. */
  dueAt: instant,
  /** Why the decision wasn't carried out; `null` while it can be undone. */
  refusal: z.string().nullable(),
});
export type QueuedDecision = z.infer<typeof queuedDecision>;

export const listQueuedDecisions = defineCall("GET", `${adminListWithdrawals.path}/queued`, {
  permission,
  summary: "List the caller's decisions that can still be undone or were refused when they were due",
  data: z.array(queuedDecision),
});

export const undoQueuedDecisions = defineCall("POST", `${adminListWithdrawals.path}/undo`, {
  permission,
  summary: "Undo the caller's decisions that were not carried out yet; forget refused ones",
  body: z.object({ ids: chosenIds }),
  data: z.object({
    /** The withdrawals that are open again. The decisions on the others had already been carried out or refused. */
    undone: z.array(id),
  }),
});
