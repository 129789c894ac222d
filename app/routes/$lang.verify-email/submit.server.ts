import { data, redirect } from "react-router";
import { z } from "zod";
import { resendVerification, submitVerificationCode, verifyEmail } from "#contract/text/email.ts";
import { type SubmittedForm, replyWithError } from "~/components/form/reply-with-error.server";
import { parseFields, parseForm } from "~/components/form/parse-form.server";
import { getTranslation } from "~/i18n/i18n.server";
import type { RequestContext } from "~/page/request-context";
import { providerClient } from "~/provider-client/provider-client.server";
import { ProviderError } from "~/provider-client/provider-error";
import { codeSchema } from "./schema.server";

// Longer tokens are truncated. This is safe, because they are invalid and the provider refuses them.
const maxTokenLength = 256;

/** Confirms the address with the link's token. */
export async function confirmWithToken(context: RequestContext, url: URL, token: string, form: FormData) {
  parseFields(form, z.object({}));
  try {
    const body = { token: token.slice(0, maxTokenLength) };
    await providerClient(context).call(verifyEmail, { body });
  } catch (error) {
    return rejectWithError(error);
  }
  return redirect(`${url.pathname}?done`);
}

/** Confirms the address with a typed code. */
export async function confirmWithCode(context: RequestContext, url: URL, form: FormData) {
  const submission = parseForm(form, { schema: codeSchema(getTranslation(context, "verify-email")) });
  if (submission.status !== "success") return data({ result: submission.reply() }, { status: 400 });
  try {
    await providerClient(context).call(submitVerificationCode, { body: submission.value });
  } catch (error) {
    if (isDoneAlready(error)) return redirect(`${url.pathname}?done`);
    return rejectWithError(error, submission);
  }
  return redirect(`${url.pathname}?done`);
}

/** Requests another mail. */
export async function resend(context: RequestContext, url: URL, form: FormData) {
  parseFields(form, z.object({}));
  try {
    await providerClient(context).call(resendVerification);
  } catch (error) {
    if (isDoneAlready(error)) return redirect(`${url.pathname}?done`);
    return rejectWithError(error);
  }
  return redirect(`${url.pathname}?sent`);
}

function isDoneAlready(error: unknown): boolean {
  return error instanceof ProviderError && error.key === "email_verified_already";
}

/** The submission of a form that has a button but no fields. */
const button: SubmittedForm = {
  reply: ({ formErrors }) => ({ status: "error", error: { "": formErrors } }),
};

function rejectWithError(error: unknown, submission: SubmittedForm = button) {
  const { result, status } = replyWithError(submission, error, { code: "code" });
  return data({ result }, { status });
}
