import { isBuiltIn } from "#contract/roles/permissions.ts";
import type { Translate } from "~/i18n/translation";
import type { texts } from "~/locales/en/role-names";

/** Returns a role's name: `t`'s translation for a built-in role, the entered name for a custom one. */
export function roleName(
  t: Translate<typeof texts>,
  { role, roleName: own }: { role: string; roleName?: string | null | undefined },
): string {
  return isBuiltIn(role) ? t(role) : (own ?? role);
}
