import type { TableSpecification } from "~/components/data-table/table-specification";

/** What admins do that leaves a row, as the provider names it. */
export const activities = [
  "withdrawal.approve",
  "withdrawal.reject",
  "withdrawal.mark-paid",
  "withdrawal.fail",
  "withdrawal.reveal-payout-details",
  "mail.retry",
  "claim.with-store",
  "claim.accept",
  "claim.refuse",
  "claim.proof",
  "withdrawal.export",
  "claim.export",
  "lead.export",
  "activity-log.export",
  "user.suspend",
  "user.restore",
  "user.end-sessions",
  "user.view-as-member",
  "user.export",
  "adjustment.book",
  "adjustment.request",
  "adjustment.approve",
  "adjustment.refuse",
  "offer.create",
  "offer.change",
  "offer.end",
  "offer.export",
  "click.export",
] as const;
export type Activity = (typeof activities)[number];

export const logsPath = "/apps/admin/admin-logs";

export const logsTable = {
  search: true,
  filters: {
    action: { kind: "choice", values: activities },
    from: { kind: "date" },
    to: { kind: "date" },
  },
} satisfies TableSpecification;

export function isActivity(action: string): action is Activity {
  return (activities as readonly string[]).includes(action);
}
