import { isBuiltIn } from "#contract/roles/permissions.ts";
import type { Translate } from "~/i18n/translation";
import type { texts } from "~/locales/en/role-names";

/** Returns a role's name: translated with `t` for built-in roles, as entered for custom ones. */
export function roleName(
  t: Translate<typeof texts>,
  { role, roleName: own }: { role: string; roleName?: string | null | undefined },
): string {
  return isBuiltIn(role) ? t(role) : (own ?? role);
}
