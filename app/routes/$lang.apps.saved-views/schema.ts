import { z } from "zod";
import { id } from "#contract/text/identifiers.ts";
import { maxViewNameLength } from "#contract/saved-views/saved-view-limits.ts";
import { savedViewList, viewQuery } from "#contract/saved-views/saved-views.ts";
import { formKey } from "~/components/form/form-key-schema";
import type { Namespaces } from "~/i18n/namespaces";
import type { Translate } from "~/i18n/translation";

/** Returns the schema of a view's name. */
export function nameSchema(t: Translate<Namespaces["saved-views"]>) {
  return z.object({ name: z.string({ error: t("nameMissing") }).max(maxViewNameLength, t("nameMissing")) });
}

/** Returns the schema of a new view. Its query comes from the list. */
export function newViewSchema(t: Translate<Namespaces["saved-views"]>) {
  return nameSchema(t).extend({
    list: savedViewList,
    query: viewQuery.default(""),
    isDefault: z.literal("on").optional(),
    key: formKey,
  });
}

/** The schema of a form that applies to an existing view. */
export const viewIdSchema = z.object({ id });
