import { data, redirect } from "react-router";
import { completeSecondStep } from "#contract/accounts/second-factor.ts";
import { parseForm } from "~/components/form/parse-form.server";
import { redirectWithToast } from "~/components/toast/flash-toast.server";
import { toAuthRejection } from "~/features/auth/auth-rejection.server";
import { returnPath } from "~/features/auth/return-path";
import { withReturn } from "~/features/auth/with-return";
import { getTranslation } from "~/i18n/i18n.server";
import { getLocale } from "~/i18n/i18next-middleware.server";
import { deviceContext } from "~/middleware/device.server";
import { sessionContext } from "~/middleware/session.server";
import { localizedPath } from "~/navigation/localized-path";
import type { RequestContext } from "~/page/request-context";
import { providerClient } from "~/provider-client/provider-client.server";
import { ProviderError } from "~/provider-client/provider-error";
import { services } from "~/server/services.server";
import { secondStepSchema } from "./schema";

/**
 * Completes the login that belongs to a challenge. If the challenge has expired, redirects to the first step.
 */
export async function handleAction(
  context: RequestContext,
  url: URL,
  form: FormData,
  challenge: string | undefined,
) {
  const t = getTranslation(context, "two-steps");
  const submission = parseForm(form, { schema: secondStepSchema(t) });
  if (!challenge) return restartLogin(context, url, t("over"));
  if (submission.status !== "success") return data({ result: submission.reply() }, { status: 400 });
  const { code, remember } = submission.value;
  const device = context.get(deviceContext);
  try {
    const body = { challenge, code, rememberDevice: remember === "on" };
    const { data: pair } = await providerClient(context).call(
      completeSecondStep,
      { body },
      { device: device.id },
    );
    device.isKnown = true;
    await context.get(sessionContext).start(pair);
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    if (error.key === "second_step_over") return restartLogin(context, url, error.message);
    const { status, fields, ...rejection } = toAuthRejection(error, getLocale(context), error.message);
    const formErrors = fields?.code ? [] : rejection.formErrors;
    return data({ result: submission.reply({ formErrors, fieldErrors: fields ?? {} }) }, { status });
  }
  return redirect(returnPath(url, getLocale(context)), { headers: await withoutChallenge() });
}

async function restartLogin(context: RequestContext, url: URL, title: string) {
  const path = withReturn(localizedPath("/login", getLocale(context)), url.search);
  return redirectWithToast(path, { tone: "warning", title }, { headers: await withoutChallenge() });
}

async function withoutChallenge() {
  return { "Set-Cookie": await (await services()).challenge.clear() };
}
