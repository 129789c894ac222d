import { z } from "zod";
import { id } from "#contract/text/identifiers.ts";
import { formKey } from "~/components/form/form-key-schema";
import { passwordOf } from "~/features/withdrawals/method-schemas.server";
import type { Namespaces } from "~/i18n/namespaces";
import type { Translate } from "~/i18n/translation";

/**
 * Returns the schema of the confirmation. Only the password is entered in this step; the other fields contain
 * the values of earlier steps.
 */
export function confirmationSchema(t: Translate<Namespaces["withdrawals"]>) {
  return z.object({
    method: id,
    amount: z.string().max(64),
    // The fee shown on the page, in minor units.
    fee: z.coerce.number().int().nonnegative().optional(),
    key: formKey,
    password: passwordOf(t),
  });
}
