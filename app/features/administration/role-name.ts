import { isBuiltIn } from "#contract/permissions.ts";
import type { Translate } from "~/i18n/translation";
import type { texts } from "~/locales/en/role-names";

/** What a role is called: the built-in ones in the language of `t`, an own one by its name. */
export function roleName(
  t: Translate<typeof texts>,
  { role, roleName: own }: { role: string; roleName?: string | null | undefined },
): string {
  return isBuiltIn(role) ? t(role) : (own ?? role);
}
