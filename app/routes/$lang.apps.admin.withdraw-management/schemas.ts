import { z } from "zod";
import { decisionReason, paymentReference } from "#contract/withdrawals/admin-withdrawals.ts";
import type { DecisionReasonCode } from "#contract/withdrawals/decision-reasons.ts";
import { id } from "#contract/text/identifiers.ts";
import { formKey } from "~/components/form/form-key-schema";
import { selectedRows } from "~/features/administration/bulk-schema";
import type { Namespaces } from "~/i18n/namespaces";
import type { Translate } from "~/i18n/translation";
import { listedCodes, reasons } from "~/features/withdrawals/decision-reasons";
import { reasonText } from "./reason-preview";

type Text = Translate<Namespaces["administration"]>;

const common = {
  ids: selectedRows(id),
  key: formKey,
};

function reasonFields(t: Text) {
  return z.object({
    ...common,
    reason: z.string().optional(),
    text: z.string().trim().max(500, t("reasonTooLong")).optional(),
  });
}

function isReasonValid({
  reasonCode,
  reason,
}: {
  reasonCode?: string | undefined;
  reason?: string | undefined;
}) {
  return reason ? decisionReason.safeParse(reason).success : reasonCode !== undefined;
}

/** Returns the schema of a reason for the member: an option from the list by its code, a text, or both. */
function memberReasonSchema(choices: readonly DecisionReasonCode[], t: Text) {
  return reasonFields(t)
    .transform(({ reason, text, ...rest }) => ({
      ...rest,
      reasonCode: choices.find((code) => code === reason),
      reason: text || undefined,
    }))
    .refine(isReasonValid, { path: ["reason"], message: t("reasonMissing") });
}

/** Returns the schema of a reason for staff, which is stored in the admin's language. */
function holdReasonSchema(t: Text) {
  return reasonFields(t)
    .transform(({ reason, text, ...rest }) => {
      const code = reasons.hold.find((name) => name === reason && name !== "else");
      return { ...rest, reason: reasonText({ choice: code && t(`reason_${code}`), words: text }) };
    })
    .refine(isReasonValid, { path: ["reason"], message: t("reasonMissing") });
}

/** The schemas of the confirmation forms, by decision. Their output is the input of the provider call. */
export const decisionSchemas = {
  approve: () => z.object(common),
  resume: () => z.object(common),
  hold: holdReasonSchema,
  reject: (t: Text) => memberReasonSchema(listedCodes.reject, t),
  fail: (t: Text) => memberReasonSchema(listedCodes.fail, t),
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
        // Also checked if other fields are invalid, so that all errors are shown together.
        when: () => true,
      })
      .transform(({ warned, ...rest }) => ({ ...rest, despiteWarnings: warned })),
};
