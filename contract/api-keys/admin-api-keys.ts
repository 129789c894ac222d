import { z } from "zod";
import { defineCall, defineStep } from "../calls/call.ts";
import { networkAddress } from "../networks/networks.ts";
import { permissions } from "../roles/permissions.ts";
import { id, instant } from "../text/identifiers.ts";
import { plainText } from "../text/text.ts";
import { keyLifetimes, keyRotationHours, keyStates, maxKeyAddresses, maxKeyNameLength } from "./key-rules.ts";

const permission = z.enum(permissions);
const lifetime = z.literal(keyLifetimes).nullable();

const apiKey = z.object({
  id,
  name: z.string(),
  state: z.enum(keyStates),
  permissions: z.array(permission),
  /** The IP addresses and CIDR blocks from which the key can be used; empty for all. */
  addresses: z.array(z.string()),
  /** The number of days from creation or rotation until the key expires; `null` for no expiry. */
  lifetimeDays: lifetime,
  expiresAt: instant.nullable(),
  createdAt: instant,
  /** The admin for whom the key acts. */
  createdBy: z.object({ id, name: z.string() }),
  /** Whether the caller created the key. Only its creator can rotate it. */
  isOwn: z.boolean(),
  revokedAt: instant.nullable(),
  lastUsedAt: instant.nullable(),
  lastUsedAddress: z.string().nullable(),
  /** The valid tokens, the current one first, without their values. */
  tokens: z.array(z.object({ id, ending: z.string(), createdAt: instant, endsAt: instant.nullable() })),
});
export type ApiKey = z.infer<typeof apiKey>;

/** A key and its new token. The token is returned only once: it is `null` if the request is repeated. */
const apiKeyWithToken = z.object({ apiKey, token: z.string().nullable() });

const path = "/v1/admin/api-keys";
const onePath = `${path}/{id}` as const;

export const listApiKeys = defineCall("GET", path, {
  permission: "api-keys.read",
  summary: "List the API keys, those that have ended last",
  data: z.array(apiKey),
});

export const getApiKey = defineCall("GET", onePath, {
  permission: "api-keys.read",
  summary: "Retrieve an API key without its token",
  data: apiKey,
});

export const createApiKey = defineCall("POST", path, {
  permission: "api-keys.write",
  stepUp: true,
  summary: "Create an API key that acts for the caller; its token is only in this answer",
  idempotencyKey: "required",
  body: z.object({
    name: plainText.trim().min(2).max(maxKeyNameLength),
    /** Some of the caller's permissions. The `read` permissions of their areas are added. */
    permissions: z.array(permission).min(1).max(permissions.length),
    addresses: z.array(networkAddress).max(maxKeyAddresses),
    lifetimeDays: lifetime,
  }),
  data: apiKeyWithToken,
  status: 201,
});

export const rotateApiKey = defineStep(`${onePath}/rotate`, {
  permission: "api-keys.write",
  stepUp: true,
  summary: "Replace the token of one's own API key and start its lifetime anew",
  body: z.object({
    /** The number of hours for which the previous token remains valid. */
    overlapHours: z.literal(keyRotationHours),
    /** The current token's id. The request is refused if another token has replaced it. */
    replaces: id,
  }),
  data: apiKeyWithToken,
});

export const revokeApiKey = defineStep(`${onePath}/revoke`, {
  permission: "api-keys.write",
  summary: "Revoke an API key; requests with it are refused at once",
  data: apiKey,
});
