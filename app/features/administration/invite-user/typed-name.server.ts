import { personName } from "~/components/form/person-name";
import type { Namespaces } from "~/i18n/namespaces";
import type { Translate } from "~/i18n/translation";

/** The name of a user. */
export function typedName(t: Translate<Namespaces["users"]>) {
  return personName(t("nameWrong"));
}
