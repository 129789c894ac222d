import { data } from "react-router";
import { z } from "zod";
import { maxMessageLength } from "#contract/tickets/ticket-limits.ts";
import { replyToTicket } from "#contract/tickets/tickets.ts";
import { formKey } from "~/components/form/form-key-schema";
import { replyWithError } from "~/components/form/reply-with-error.server";
import { parseForm } from "~/components/form/parse-form.server";
import { redirectWithToast } from "~/components/toast/flash-toast.server";
import type { Namespaces } from "~/i18n/namespaces";
import type { Translate } from "~/i18n/translation";
import type { ProviderClient } from "~/provider-client/provider-client.server";

type Text = Translate<Namespaces["tickets"]>;

/** Returns the schema of a reply to a ticket. */
export function replySchema(t: Text) {
  const error = t("messageInvalid");
  return z.object({
    message: z.string({ error }).trim().min(10, error).max(maxMessageLength, error),
    key: formKey,
  });
}

interface ReplyRequest {
  provider: ProviderClient;
  t: Text;
  url: URL;
  id: string;
  form: FormData;
}

/** Adds a message to the ticket, once per form key, and redirects to it. */
export async function submitReply({ provider, t, url, id, form }: ReplyRequest) {
  const submission = parseForm(form, { schema: replySchema(t) });
  if (submission.status !== "success") return data({ result: submission.reply() }, { status: 400 });
  const { key, message } = submission.value;
  try {
    await provider.call(replyToTicket, { params: { id }, body: { message } }, { idempotencyKey: key });
    return await redirectWithToast(url.pathname, { tone: "success", title: t("replied") });
  } catch (error) {
    const { result, status } = replyWithError(submission, error, { message: "message" });
    if (status === 404) throw error;
    return data({ result }, { status });
  }
}
