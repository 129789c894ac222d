import { z } from "zod";
import { defineStep } from "../calls/call.ts";
import { bankScripts } from "./bank-scripts.ts";

export const sendToDemoBank = defineStep("/v1/admin/payout-runs/{id}/demo-bank", {
  permission: "withdrawals.pay",
  summary: "Send a run's file to the demo's simulated bank; its answers are uploaded, not applied",
  body: z.object({ script: z.enum(bankScripts) }),
  data: z.object({ answers: z.int() }),
});
