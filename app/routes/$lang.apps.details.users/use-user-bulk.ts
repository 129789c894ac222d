import type { AdminUser } from "#contract/accounts/admin-users.ts";
import type { BulkSteps } from "~/features/administration/bulk-list";
import { useTranslation } from "~/i18n/use-translation";
import { useHasPermission } from "~/page/use-viewer";
import { type BulkStep, bulkSteps } from "./bulk-steps";

/** Returns the bulk actions on accounts; `undefined` without write permission. */
export function useUserBulk(): BulkSteps<BulkStep, AdminUser> | undefined {
  const t = useTranslation("users");
  const canSuspend = useHasPermission("users.suspend");
  return canSuspend
    ? {
        form: "chosen-users",
        steps: bulkSteps,
        isPossible: ({ status }, step) => status === (step === "suspend" ? "active" : "suspended"),
        label: (step) => t(`step_${step}`),
      }
    : undefined;
}
