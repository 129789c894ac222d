import { activities, type ActivityName } from "#contract/activities.ts";
import type { TableSpecification } from "~/components/data-table/table-specification";

export const logsPath = "/apps/admin/admin-logs";

export const logsTable = {
  search: true,
  filters: {
    action: { kind: "choice", values: activities },
    from: { kind: "date" },
    to: { kind: "date" },
  },
} satisfies TableSpecification;

export function isActivity(action: string): action is ActivityName {
  return (activities as readonly string[]).includes(action);
}
