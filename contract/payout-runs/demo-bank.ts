import { z } from "zod";
import { defineStep } from "../calls/call.ts";

/**
 * What the demo's bank does with a file. `in_pieces`: two statements; `twice`: every answer again under another id;
 * `out_of_order`: the last answer first.
 */
export const bankScripts = [
  "executes",
  "rejects_one",
  "returns_one",
  "rejects_one_returns_one",
  "rejects_file",
  "books_batch",
  "in_pieces",
  "twice",
  "out_of_order",
] as const;
export type BankScript = (typeof bankScripts)[number];

export const askDemoBank = defineStep("/v1/admin/payout-runs/{id}/demo-bank", {
  permission: "withdrawals.pay",
  summary: "Hand a sent run's file to the demo's simulated bank; its answers are uploaded, not applied",
  body: z.object({ script: z.enum(bankScripts) }),
  data: z.object({ answers: z.int() }),
});
