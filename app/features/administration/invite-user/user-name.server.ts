import { personName } from "~/components/form/person-name";
import type { Namespaces } from "~/i18n/namespaces";
import type { Translate } from "~/i18n/translation";

/** The schema of a user's name in a form. */
export function userName(t: Translate<Namespaces["users"]>) {
  return personName(t("nameWrong"));
}
