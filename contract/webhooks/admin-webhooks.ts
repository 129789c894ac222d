import { z } from "zod";
import { defineList, defineOne, period } from "../calls/list.ts";
import { defineCall, defineStep } from "../calls/call.ts";
import { boundedInstant, id, instant } from "../text/identifiers.ts";
import { plainText } from "../text/text.ts";
import { eventTypes } from "./events.ts";
import {
  attemptFailures,
  deliveryStates,
  disabledReasons,
  maxDescriptionLength,
  maxEndpoints,
  maxUrlLength,
  rotationHours,
} from "./webhook-states.ts";

const count = z.int().nonnegative();
const eventType = z.enum(eventTypes);
const person = z.object({ id, name: z.string() });

const endpoint = z.object({
  id,
  url: z.string(),
  description: z.string(),
  /** The types of events that are sent; `null` for all types, including future ones. */
  eventTypes: z.array(eventType).nullable(),
  isPaused: z.boolean(),
  /** The version that the change is based on. If it is out of date, the change is refused. */
  version: count,
  /** Failed attempts since the last success. */
  failures: count,
  failingSince: instant.nullable(),
  disabledAt: instant.nullable(),
  disabledReason: z.enum(disabledReasons).nullable(),
  /** The number of pending deliveries, and when the oldest was created. */
  waiting: z.object({ count, since: instant.nullable() }),
  lastDeliveredAt: instant.nullable(),
  createdAt: instant,
  createdBy: person,
  /** The secrets with which requests are currently signed, the current one first, without their values. */
  secrets: z.array(z.object({ id, createdAt: instant, createdBy: person, endsAt: instant.nullable() })),
});
export type WebhookEndpoint = z.infer<typeof endpoint>;

/** A URL that the provider may call: `https`, or `http` if private addresses are allowed; checked by the provider. */
const url = z.string().trim().min(1).max(maxUrlLength);
const settings = z.object({
  url,
  description: plainText.trim().max(maxDescriptionLength),
  eventTypes: z.array(eventType).min(1).max(eventTypes.length).nullable(),
});
/**
 * An endpoint and its new secret. The secret is returned only once: it is `null` if the request is repeated.
 */
const endpointWithSecret = z.object({ endpoint, secret: z.string().nullable() });

const path = "/v1/admin/webhook-endpoints";
const onePath = `${path}/{id}` as const;

export const listWebhookEndpoints = defineCall("GET", path, {
  permission: "webhooks.read",
  summary: "List the webhook endpoints and the events they can receive",
  data: z.object({ endpoints: z.array(endpoint).max(maxEndpoints), eventTypes: z.array(eventType) }),
});

export const getWebhookEndpoint = defineCall("GET", onePath, {
  permission: "webhooks.read",
  summary: "Retrieve a webhook endpoint",
  data: endpoint,
});

export const createWebhookEndpoint = defineCall("POST", path, {
  permission: "webhooks.write",
  stepUp: true,
  summary: "Create a webhook endpoint; its secret is only in this answer",
  idempotencyKey: "required",
  body: settings,
  data: endpointWithSecret,
});

export const changeWebhookEndpoint = defineCall("PUT", onePath, {
  permission: "webhooks.write",
  stepUp: true,
  summary: "Change a webhook endpoint's URL, description and events",
  body: settings.extend({ version: count }),
  data: endpoint,
});

export const rotateWebhookSecret = defineStep(`${onePath}/rotate-secret`, {
  permission: "webhooks.write",
  stepUp: true,
  summary: "Replace a webhook endpoint's secret; the new one is only in this answer",
  body: z.object({
    /** The number of hours for which requests are also signed with the previous secrets. */
    overlapHours: z.literal(rotationHours),
    /** The current secret's id. The request is refused if another secret has replaced it. */
    replaces: id,
  }),
  data: endpointWithSecret,
});

const step = { permission: "webhooks.write", data: endpoint } as const;

export const pauseWebhookEndpoint = defineStep(`${onePath}/pause`, {
  ...step,
  summary: "Pause a webhook endpoint; its events are collected",
});
export const resumeWebhookEndpoint = defineStep(`${onePath}/resume`, {
  ...step,
  summary: "Resume a paused or disabled webhook endpoint",
});
export const deleteWebhookEndpoint = defineStep(`${onePath}/delete`, {
  permission: "webhooks.write",
  summary: "Delete a webhook endpoint; nothing more is sent to it",
  data: z.null(),
});
export const testWebhookEndpoint = defineStep(`${onePath}/test`, {
  permission: "webhooks.write",
  summary: "Send an example event with `test: true`, also to a paused endpoint",
  body: z.object({ type: eventType }),
  data: z.object({ delivery: id }),
});
export const replayWebhookEvents = defineStep(`${onePath}/replay`, {
  permission: "webhooks.write",
  summary: "Send the events of a period again, with the same ids",
  body: z
    .object({
      from: boundedInstant,
      to: boundedInstant,
      /** `undelivered`: only events that failed or weren't queued for the endpoint. */
      which: z.enum(["undelivered", "all"]),
    })
    .refine(({ from, to }) => from < to, { path: ["to"], error: "field_invalid" }),
  data: z.object({ count }),
});

const delivery = z.object({
  id,
  endpoint: z.object({ id, url: z.string() }),
  event: z.object({ id, type: eventType, objectId: z.string(), isTest: z.boolean(), createdAt: instant }),
  state: z.enum(deliveryStates),
  attempts: count,
  lastAttemptAt: instant.nullable(),
  /** The HTTP status of the last attempt; `null` without an answer. */
  lastStatus: z.int().nullable(),
  /** When a pending delivery is attempted next. */
  dueAt: instant.nullable(),
});
export type WebhookDelivery = z.infer<typeof delivery>;

export const listWebhookDeliveries = defineList("/v1/admin/webhook-deliveries", {
  permission: "webhooks.read",
  summary: "List the events for a webhook endpoint, newest first",
  filters: {
    endpoint: id,
    state: z.enum(deliveryStates).optional(),
    type: eventType.optional(),
    ...period,
  },
  row: delivery,
});

const header = z.object({ name: z.string(), value: z.string() });
export type AttemptHeader = z.infer<typeof header>;

const attempt = z.object({
  id,
  url: z.string(),
  at: instant,
  milliseconds: count,
  status: z.int().nullable(),
  failure: z.enum(attemptFailures).nullable(),
  /** The request's headers, with shortened signatures. Empty for older attempts and if no request was prepared. */
  headers: z.array(header),
  /** The beginning of the answer. */
  answer: z.string(),
});

export const getWebhookDelivery = defineOne(listWebhookDeliveries, {
  summary: "Retrieve an event for a webhook endpoint with its body and attempts, latest first",
  data: delivery.extend({ body: z.string(), attempted: z.array(attempt) }),
});
export type WebhookDeliveryDetails = z.infer<(typeof getWebhookDelivery)["data"]>;

export const resendWebhookDelivery = defineStep("/v1/admin/webhook-deliveries/{id}/resend", {
  permission: "webhooks.write",
  summary: "Send an event again, with the same id and all its attempts",
  data: delivery,
});
