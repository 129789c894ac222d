import { permissions, type Permission } from "../roles/permissions.ts";

/** Limits and states of API keys. Free of zod, because browsers load them. */

/** The prefix of every token, by which secret scanners recognize it. */
export const keyPrefix = "cashlane_sk_";

/**
 * `expiring`: expires within `expiringDays`. `stopped`: the key's creator is suspended or no longer has any of
 * the key's permissions.
 */
export const keyStates = ["active", "expiring", "stopped", "expired", "revoked"] as const;
export type KeyState = (typeof keyStates)[number];

/** The possible lifetimes of a key in days. A key can also be created without an expiry. */
export const keyLifetimes = [30, 90, 365] as const;
export const expiringDays = 14;

/** The maximum number of keys that are neither expired nor revoked. */
export const maxKeys = 50;
export const maxKeyNameLength = 60;
export const maxKeyAddresses = 20;
/** The possible numbers of hours for which the previous token remains valid after a rotation. */
export const keyRotationHours = [0, 24, 72, 168] as const;

/** Permissions that API keys can't have, because they give access or show secrets. */
const excludedPermissions: readonly Permission[] = [
  "api-keys.read",
  "api-keys.write",
  "networks.secrets",
  "roles.write",
];

/** The permissions that an API key can have. */
export const keyPermissions: readonly Permission[] = permissions.filter(
  (one) => !excludedPermissions.includes(one),
);

/** Error keys of calls about API keys. */
export const apiKeyErrorKeys = [
  "api_key_invalid",
  "api_key_address",
  "api_key_call",
  "api_key_step_up",
  "api_key_limit",
  "api_key_beyond_own",
  "api_key_of_other",
  "api_key_ended",
] as const;
