import { z } from "zod";
import { id, instant } from "../text/identifiers.ts";
import { defineList, period } from "../calls/list.ts";

/** The kinds of entries in a member's security log. */
export const securityEventKinds = [
  "registered",
  "email_verified",
  "email_change_asked",
  "email_changed",
  "email_change_undone",
  "login",
  "login_new_device",
  "login_disowned",
  "login_failed",
  "session_ended",
  "sessions_ended",
  "name_changed",
  "password_changed",
  "password_reset",
  "second_factor_on",
  "second_factor_off",
  "second_factor_reset",
  "passkey_added",
  "passkey_removed",
  "service_connected",
  "service_disconnected",
  "extension_connected",
  "api_key_issued",
  "sign_in_methods_removed",
  "second_step_failed",
  "recovery_code_used",
  "recovery_codes_renewed",
  "data_exported",
  "deletion_asked",
  "deletion_undone",
  "deletion_stopped",
  "payout_method_added",
  "payout_method_removed",
] as const;
export const securityEventKind = z.enum(securityEventKinds);
export type SecurityEventKind = z.infer<typeof securityEventKind>;

/** The browser and operating system from the user agent; `null` if unknown. */
export const device = z.object({
  browser: z.string().nullable(),
  system: z.string().nullable(),
  kind: z.enum(["desktop", "phone", "tablet"]).nullable(),
});
export type Device = z.infer<typeof device>;

export const securityEvent = z.object({
  id,
  kind: securityEventKind,
  at: instant,
  ip: z.string().nullable(),
  machine: device,
});
export type SecurityEvent = z.infer<typeof securityEvent>;

export const listSecurityEvents = defineList("/v1/users/me/security-events", {
  summary: "List logins, failed logins and changes of my account, newest first",
  filters: { kind: securityEventKind.optional(), ...period },
  row: securityEvent,
});
