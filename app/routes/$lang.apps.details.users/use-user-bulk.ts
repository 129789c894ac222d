import type { BulkSteps } from "~/features/administration/bulk-list";
import { useTranslation } from "~/i18n/use-translation";
import { useHasPermission } from "~/page/use-viewer";
import { type BulkStep, bulkSteps } from "./bulk-steps";

/** Returns the bulk actions on accounts; `undefined` without write permission. */
export function useUserBulk(): BulkSteps<BulkStep> | undefined {
  const t = useTranslation("users");
  const suspends = useHasPermission("users.suspend");
  return suspends
    ? { form: "chosen-users", steps: bulkSteps, label: (step) => t(`step_${step}`) }
    : undefined;
}
