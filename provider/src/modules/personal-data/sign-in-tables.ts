import { ownRows, type TableRule, within } from "./table-rule.ts";

/** Tables about how members sign in, from which devices and extensions. */
export const signInTables: TableRule[] = [
  {
    table: "second_factors",
    onDeletion: "erased",
    where: ownRows,
    order: "user_id",
    secret: ["secret_ciphertext", "last_step"],
  },
  {
    table: "recovery_codes",
    onDeletion: "erased",
    where: ownRows,
    order: "created_at, hash",
    secret: ["hash"],
  },
  { table: "login_challenges", onDeletion: "erased", where: ownRows, order: "hash", secret: ["hash"] },
  { table: "passkeys", onDeletion: "erased", where: ownRows, order: "id" },
  {
    table: "connected_services",
    onDeletion: "erased",
    where: ownRows,
    order: "service",
    secret: ["identity_hash"],
  },
  { table: "known_devices", onDeletion: "erased", where: ownRows, order: "hash", secret: ["hash"] },
  { table: "security_events", onDeletion: "erased", where: ownRows, order: "id" },
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
    where: ownRows,
    order: "user_id",
    secret: ["hash", "challenge"],
  },
  { table: "sessions", onDeletion: "erased", where: ownRows, order: "id" },
];
