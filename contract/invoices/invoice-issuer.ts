import { currentSettings, settingsDecision } from "../settings/admin-settings.ts";
import { defineCall, stepsOf } from "../calls/call.ts";
import { issuer } from "./issuer.ts";

/** The issuer with a pending change and the latest changes, like any area of the settings. */
export const issuerSettings = currentSettings(issuer);

export const getIssuer = defineCall("GET", "/v1/admin/invoice-issuer", {
  summary: "Retrieve the invoice issuer, the change that waits for approval and the latest changes",
  permission: "invoices.read",
  data: issuerSettings,
});
const decide = stepsOf("/v1/admin/invoice-issuer/{id}", {
  permission: "invoices.write",
  stepUp: true,
  data: settingsDecision,
});
export const approveIssuer = decide("approve", {
  summary: "Approve another person's change of the invoice issuer",
});
export const rejectIssuer = decide("refuse", {
  summary: "Reject another person's change of the invoice issuer, or withdraw one's own",
});
