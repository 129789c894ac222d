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
    /** Whether changes, or everything, are switched off by the operator. */
    mode: z.enum(operationStates).default("normal"),
    services: z.array(
      z.object({
        service: z.enum(watchedServices),
        /** Since when the service is delayed; `null` if it isn't. */
        delayedSince: instant.nullable(),
      }),
    ),
  }),
});
