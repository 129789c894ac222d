import { data } from "react-router";
import { z } from "zod";
import { answerTicket, closeTicket } from "#contract/tickets/admin-tickets.ts";
import { id } from "#contract/text/identifiers.ts";
import { ticketMessage } from "#contract/tickets/tickets.ts";
import { formKey } from "~/components/form/form-key-schema";
import { replyWithError } from "~/components/form/reply-with-error.server";
import { parseForm } from "~/components/form/parse-form.server";
import { redirectWithToast } from "~/components/toast/flash-toast.server";
import type { Namespaces } from "~/i18n/namespaces";
import type { Translate } from "~/i18n/translation";
import type { ProviderClient } from "~/provider-client/provider-client.server";

type Text = Translate<Namespaces["tickets"]>;

/** Returns the schema of a reply. Closing the ticket requires no text. */
function answerSchema(t: Text) {
  return z
    .object({
      ticket: id,
      key: formKey,
      seen: z.coerce.number().int().min(1),
      intent: z.enum(["answer", "close"]),
      message: z.string().default(""),
    })
    .refine(({ intent, message }) => intent === "close" || ticketMessage.safeParse(message).success, {
      path: ["message"],
      message: t("messageInvalid"),
    });
}

interface AnswerRequest {
  provider: ProviderClient;
  t: Text;
  url: URL;
  form: FormData;
}

/**
 * Replies to a ticket or closes it, once per form key. If there is a new message in the meantime, the form
 * says so.
 */
export async function submitAnswer({ provider, t, url, form }: AnswerRequest) {
  const submission = parseForm(form, { schema: answerSchema(t) });
  if (submission.status !== "success") return data({ result: submission.reply() }, { status: 400 });
  const { ticket, key, seen, intent, message } = submission.value;
  const params = { id: ticket };
  const once = { idempotencyKey: key };
  try {
    if (intent === "close") await provider.call(closeTicket, { params, body: { seen } }, once);
    else await provider.call(answerTicket, { params, body: { seen, message } }, once);
    const title = t(intent === "close" ? "closed" : "answered");
    return await redirectWithToast(url.pathname + url.search, { tone: "success", title });
  } catch (error) {
    const { result, status } = replyWithError(submission, error, { message: "message" });
    return data({ result }, { status });
  }
}
