import { z } from "zod";
import { id } from "#contract/text/identifiers.ts";
import { formKey } from "~/components/form/form-key-schema";
import { passwordOf } from "~/features/withdrawals/method-schemas.server";
import type { Namespaces } from "~/i18n/namespaces";
import type { Translate } from "~/i18n/translation";

/** The schema of the confirmation. Only the password is typed; the rest is from earlier steps. */
export function confirmationSchema(t: Translate<Namespaces["withdrawals"]>) {
  return z.object({
    method: id,
    amount: z.string().max(64),
    // As shown on the page, in minor units.
    fee: z.coerce.number().int().nonnegative().optional(),
    key: formKey,
    password: passwordOf(t),
  });
}
