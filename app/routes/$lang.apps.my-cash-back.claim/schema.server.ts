import { z } from "zod";
import { maxProofSize, orderNumber } from "#contract/claims/claims.ts";
import { day, id } from "#contract/text/identifiers.ts";
import { formKey } from "~/components/form/form-key-schema";
import { requiredFile } from "~/components/form/required-file.server";
import type { Namespaces } from "~/i18n/namespaces";
import type { Translate } from "~/i18n/translation";

/**
 * Returns the schema of a claim: the contract's rules with translated errors. The amount is typed in the
 * user's number format.
 */
export function claimSchema(t: Translate<Namespaces["claims"]>) {
  const conformsTo = (schema: z.ZodType) => (value: string) => schema.safeParse(value).success;
  return z.object({
    clickId: z.string({ error: t("visitMissing") }).refine(conformsTo(id), t("visitMissing")),
    orderNumber: z
      .string({ error: t("orderNumberMissing") })
      .max(64, t("orderNumberMissing"))
      .refine(conformsTo(orderNumber), t("orderNumberMissing")),
    orderedOn: z.string({ error: t("orderedOnMissing") }).refine(conformsTo(day), t("orderedOnMissing")),
    orderAmount: z.string().max(64).default(""),
    proof: requiredFile(maxProofSize, { missing: t("proofMissing"), tooLarge: t("proofTooLarge") }),
    key: formKey,
  });
}
