import { z } from "zod";
import { defineCall } from "../calls/call.ts";
import { instant } from "../text/identifiers.ts";
import { plainText } from "../text/text.ts";
import { maxModeMessage, operationStates } from "./operation-states.ts";

const message = plainText.trim().max(maxModeMessage);

/** The operator's message by language. An empty text is replaced with the product's own message. */
export const modeMessages = z.object({ en: message, fr: message, ar: message });
export type ModeMessages = z.infer<typeof modeMessages>;

const operationMode = z.object({
  state: z.enum(operationStates),
  messages: modeMessages,
  /** When normal operation is expected. The mode doesn't end automatically. */
  until: instant.nullable(),
});
export type OperationMode = z.infer<typeof operationMode>;

export const normalMode: OperationMode = {
  state: "normal",
  messages: { en: "", fr: "", ar: "" },
  until: null,
};

export const getOperationMode = defineCall("GET", "/v1/operation-mode", {
  summary: "Retrieve whether the service works normally, is read-only or under maintenance",
  data: operationMode,
});

export const changeOperationMode = defineCall("PUT", "/v1/admin/operation-mode", {
  permission: "operation.switch",
  stepUp: true,
  summary: "Switch between normal operation, read-only mode and maintenance",
  body: z.object({
    state: z.enum(operationStates),
    messages: modeMessages,
    /** Minutes until normal operation is expected. */
    minutes: z
      .int()
      .min(1)
      .max(7 * 24 * 60)
      .nullable(),
  }),
  data: operationMode,
});
