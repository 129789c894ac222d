import { z } from "zod";
import { emailAddress } from "#contract/auth.ts";
import { bankTransferDetails, iban, type PayoutMethodKind } from "#contract/payout-methods.ts";
import { formKey } from "~/components/form/form-key-schema";
import type { Namespaces } from "~/i18n/namespaces";
import type { Translate } from "~/i18n/translation";

type Text = Translate<Namespaces["withdrawals"]>;

function fits(schema: z.ZodType) {
  return (value: string) => schema.safeParse(value).success;
}
/** The password that is asked for again. */
export function passwordOf(t: Text) {
  return z.string({ error: t("passwordMissing") }).max(256, t("passwordMissing"));
}

/** The form of a new payout method of a kind: the contract's rules with the visitor's texts. */
export const methodSchemas = {
  bank_transfer: (t: Text) =>
    z.object({
      holder: z
        .string({ error: t("holderInvalid") })
        .refine(fits(bankTransferDetails.shape.holder), t("holderInvalid")),
      iban: z.string({ error: t("ibanInvalid") }).refine(fits(iban), t("ibanInvalid")),
      key: formKey,
      password: passwordOf(t),
    }),
  paypal: (t: Text) =>
    z.object({
      email: z.string({ error: t("paypalEmailInvalid") }).refine(fits(emailAddress), t("paypalEmailInvalid")),
      key: formKey,
      password: passwordOf(t),
    }),
} satisfies Record<PayoutMethodKind, unknown>;
