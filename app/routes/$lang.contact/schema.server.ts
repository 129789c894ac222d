import { z } from "zod";
import { personName } from "#contract/accounts/auth.ts";
import { maxMessageLength } from "#contract/tickets/ticket-limits.ts";
import { ticketTopic } from "#contract/tickets/tickets.ts";
import { emailAddressField } from "~/components/form/email-address";
import { formKey } from "~/components/form/form-key-schema";
import type { Namespaces } from "~/i18n/namespaces";
import type { Translate } from "~/i18n/translation";

type Text = Translate<Namespaces["tickets"]>;

/** Returns the schema of a member's message: the contract's rules with translated errors. */
export function memberSchema(t: Text) {
  return z.object({
    topic: z
      .string({ error: t("topicMissing") })
      .pipe(z.enum(ticketTopic.options, { error: t("topicMissing") })),
    subject: boundedText(3, 120, t("subjectInvalid")),
    message: boundedText(10, maxMessageLength, t("messageInvalid")),
    key: formKey,
  });
}

/** Returns the schema of a visitor's message, with name and email address. */
export function visitorSchema(t: Text) {
  const isName = (value: string) => personName.safeParse(value).success;
  return memberSchema(t).extend({
    name: boundedText(2, 80, t("nameInvalid")).refine(isName, t("nameInvalid")),
    email: emailAddressField(t("emailInvalid")),
  });
}

function boundedText(minLength: number, maxLength: number, error: string) {
  return z.string({ error }).trim().min(minLength, error).max(maxLength, error);
}
