import { personName } from "~/components/form/person-name";
import type { Namespaces } from "~/i18n/namespaces";
import type { Translate } from "~/i18n/translation";

/** Returns the schema of a user's name. */
export function userName(t: Translate<Namespaces["users"]>) {
  return personName(t("nameWrong"));
}
