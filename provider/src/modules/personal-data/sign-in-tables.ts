import { own, type TableRule, within } from "./table-rule.ts";

/** Tables about how members sign in, from which devices and extensions. */
export const signInTables: TableRule[] = [
  {
    table: "second_factors",
    onDeletion: "erased",
    where: own,
    order: "user_id",
    secret: ["secret_ciphertext", "last_step"],
  },
  { table: "recovery_codes", onDeletion: "erased", where: own, order: "created_at, hash", secret: ["hash"] },
  { table: "login_challenges", onDeletion: "erased", where: own, order: "hash", secret: ["hash"] },
  { table: "passkeys", onDeletion: "erased", where: own, order: "id" },
  {
    table: "connected_services",
    onDeletion: "erased",
    where: own,
    order: "service",
    secret: ["identity_hash"],
  },
  { table: "known_devices", onDeletion: "erased", where: own, order: "hash", secret: ["hash"] },
  { table: "security_events", onDeletion: "erased", where: own, order: "id" },
  {
    table: "refresh_tokens",
    onDeletion: "erased",
    where: within("session_id", "sessions"),
    order: "hash",
    secret: ["hash"],
  },
  {
    table: "extension_tokens",
    onDeletion: "erased",
    where: within("session_id", "sessions"),
    order: "hash",
    secret: ["hash"],
  },
  {
    table: "extension_codes",
    onDeletion: "erased",
    where: own,
    order: "user_id",
    secret: ["hash", "challenge"],
  },
  { table: "sessions", onDeletion: "erased", where: own, order: "id" },
];
