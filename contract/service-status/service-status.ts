import { z } from "zod";
import { defineCall } from "../calls/call.ts";
import { operationStates } from "../operation/operation-states.ts";
import { instant } from "../text/identifiers.ts";

/** The services whose delays are shown: the tracking of purchases, and emails. */
export const watchedServices = ["purchases", "emails"] as const;
export type WatchedService = (typeof watchedServices)[number];

export const getServiceStatus = defineCall("GET", "/v1/service-status", {
  summary: "Retrieve whether purchases and emails arrive in time",
  data: z.object({
    checkedAt: instant,
    /** Whether the operator has switched off changes (`read_only`) or the whole service (`maintenance`). */
    mode: z.enum(operationStates).default("normal"),
    services: z.array(
      z.object({
        service: z.enum(watchedServices),
        /** Since when the service has been delayed; `null` if it isn't. */
        delayedSince: instant.nullable(),
      }),
    ),
  }),
});
