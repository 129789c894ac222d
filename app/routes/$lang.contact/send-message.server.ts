import { data, redirect } from "react-router";
import { openTicket, writeToUs } from "#contract/tickets/tickets.ts";
import type { SubmissionResult } from "~/components/form/conform-types";
import { type SubmittedForm, replyWithError } from "~/components/form/reply-with-error.server";
import { parseForm } from "~/components/form/parse-form.server";
import { redirectWithToast } from "~/components/toast/flash-toast.server";
import { contactPath, ticketPath } from "~/features/tickets/ticket-paths";
import { getTranslation } from "~/i18n/i18n.server";
import { getLocale } from "~/i18n/i18next-middleware.server";
import { localizedPath } from "~/navigation/localized-path";
import type { RequestContext } from "~/page/request-context";
import { providerClient } from "~/provider-client/provider-client.server";
import { getAuth } from "~/session/auth-state.server";
import { memberSchema, visitorSchema } from "./schema.server";

const names = { name: "name", email: "email", topic: "topic", subject: "subject", message: "message" };

/**
 * Sends the message, once per form key. Redirects members to the new ticket, and visitors to a confirmation.
 */
export async function sendMessage(context: RequestContext, form: FormData) {
  const t = getTranslation(context, "tickets");
  const [provider, language] = [providerClient(context), getLocale(context)];
  if (getAuth(context).state === "signed-in") {
    const submission = parseForm(form, { schema: memberSchema(t), also: ["name", "email"] });
    if (submission.status !== "success") return reject(submission.reply(), 400);
    const { key, ...body } = submission.value;
    try {
      const { data: ticket } = await provider.call(openTicket, { body }, { idempotencyKey: key });
      const path = localizedPath(ticketPath(ticket.id), language);
      return await redirectWithToast(path, { tone: "success", title: t("sent") });
    } catch (error) {
      return rejectWithError(error, submission);
    }
  }
  const submission = parseForm(form, { schema: visitorSchema(t) });
  if (submission.status !== "success") return reject(submission.reply(), 400);
  const { key, ...body } = submission.value;
  try {
    await provider.call(writeToUs, { body }, { idempotencyKey: key });
    return redirect(localizedPath(`${contactPath}?sent=yes`, language));
  } catch (error) {
    return rejectWithError(error, submission);
  }
}

function rejectWithError(error: unknown, submission: SubmittedForm) {
  const { result, status, isOutcomeUnknown } = replyWithError(submission, error, names);
  return reject(result, status, isOutcomeUnknown);
}

function reject(result: SubmissionResult, status: number, isOutcomeUnknown = false) {
  return data({ result, isOutcomeUnknown }, { status });
}
