import { z } from "zod";
import { decisionReason, paymentReference } from "#contract/withdrawals/admin-withdrawals.ts";
import { id } from "#contract/text/identifiers.ts";
import { formKey } from "~/components/form/form-key-schema";
import { selectedRows } from "~/features/administration/bulk-schema";
import type { Namespaces } from "~/i18n/namespaces";
import type { Translate } from "~/i18n/translation";
import { reasons } from "~/features/withdrawals/decision-reasons";
import { reasonText } from "./reason-preview";

type Text = Translate<Namespaces["administration"]>;

const common = {
  ids: selectedRows(id),
  key: formKey,
};

/** Returns the schema of a reason: an option from the list, a text, or both. */
function reasonSchema(choices: readonly string[], t: Text) {
  return z
    .object({
      ...common,
      reason: z.string().optional(),
      text: z.string().trim().max(500, t("reasonTooLong")).optional(),
    })
    .transform(({ reason, text, ...rest }) => {
      const chosen = reason !== undefined && reason !== "else" && choices.includes(reason);
      const choice = chosen ? t(`reason_${reason}` as "reason_else") : undefined;
      return { ...rest, reason: reasonText({ choice, words: text }) };
    })
    .refine(({ reason }) => decisionReason.safeParse(reason).success, {
      path: ["reason"],
      message: t("reasonMissing"),
    });
}

/** The schemas of the decisions' confirmations. Their output is the call's input. */
export const decisionSchemas = {
  approve: () => z.object(common),
  resume: () => z.object(common),
  hold: (t: Text) => reasonSchema(reasons.hold, t),
  reject: (t: Text) => reasonSchema(reasons.reject, t),
  fail: (t: Text) => reasonSchema(reasons.fail, t),
  "mark-paid": (t: Text) =>
    z
      .object({
        ...common,
        paymentReference: z
          .string({ error: t("paymentReferenceInvalid") })
          .refine((text) => paymentReference.safeParse(text).success, t("paymentReferenceInvalid")),
        /** The withdrawals that were shown with warnings. The confirmation only applies to these. */
        warned: selectedRows(id, 0),
        despiteWarnings: z.boolean().optional(),
      })
      .refine(({ warned, despiteWarnings }) => warned.length === 0 || despiteWarnings, {
        path: ["despiteWarnings"],
        message: t("despiteWarningsMissing"),
        // Also checked if other fields are invalid, so that all errors are shown at once.
        when: () => true,
      })
      .transform(({ warned, ...rest }) => ({ ...rest, despiteWarnings: warned })),
};
