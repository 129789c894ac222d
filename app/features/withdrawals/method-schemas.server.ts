import { z } from "zod";
import type { PayoutMethodKind } from "#contract/withdrawals/payout-methods.ts";
import { readAccountHolder } from "#contract/text/input/account-holder.ts";
import { readIban } from "#contract/text/input/iban.ts";
import { readRoutingNumber, readUsAccountNumber } from "#contract/text/input/us-account.ts";
import { usAccountTypes } from "#contract/withdrawals/payout-kinds.ts";
import { emailAddressField } from "~/components/form/email-address";
import { formKey } from "~/components/form/form-key-schema";
import { parsedField } from "~/components/form/parsed-field.server";
import { currentPassword } from "~/components/form/current-password";
import type { Language } from "~/i18n/languages";
import type { Namespaces } from "~/i18n/namespaces";
import type { Translate } from "~/i18n/translation";

type Text = Translate<Namespaces["withdrawals"]>;

/** Returns the schema of the field that confirms the password. */
export function passwordOf(t: Text) {
  return currentPassword(t("passwordMissing"));
}

/**
 * The schemas of a new payout method by kind. The rules are those of the contract, with translated errors.
 */
export const methodSchemas = {
  bank_transfer: (t: Text, language: Language) =>
    z.object({
      holder: parsedField(readAccountHolder, language, t("holderInvalid")),
      iban: parsedField(readIban, language, t("ibanInvalid")),
      key: formKey,
      password: passwordOf(t),
    }),
  paypal: (t: Text) =>
    z.object({
      email: emailAddressField(t("paypalEmailInvalid")),
      key: formKey,
      password: passwordOf(t),
    }),
  us_account: (t: Text, language: Language) =>
    z.object({
      holder: parsedField(readAccountHolder, language, t("holderInvalid")),
      routingNumber: parsedField(readRoutingNumber, language, t("routingMissing")),
      accountNumber: parsedField(readUsAccountNumber, language, t("accountNumberMissing")),
      accountType: z.enum(usAccountTypes, { error: t("accountTypeMissing") }),
      key: formKey,
      password: passwordOf(t),
    }),
} satisfies Record<PayoutMethodKind, unknown>;
