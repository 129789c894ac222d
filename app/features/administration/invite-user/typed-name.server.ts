import { z } from "zod";
import type { Namespaces } from "~/i18n/namespaces";
import type { Translate } from "~/i18n/translation";

/** The name of a user. */
export function typedName(t: Translate<Namespaces["users"]>) {
  const error = t("nameWrong");
  return z.string({ error }).trim().min(2, error).max(80, error);
}
