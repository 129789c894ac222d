import { data, redirect } from "react-router";
import { requestDeviceLink, redeemDeviceLink } from "#contract/accounts/auth.ts";
import { parseFields, parseForm } from "~/components/form/parse-form.server";
import { toAuthRejection } from "~/features/auth/auth-rejection.server";
import { emailSchema } from "~/features/auth/email-schema";
import { withReturn } from "~/features/auth/with-return";
import { getTranslation } from "~/i18n/i18n.server";
import { getLocale } from "~/i18n/i18next-middleware.server";
import { deviceContext } from "~/middleware/device.server";
import { localizedPath } from "~/navigation/localized-path";
import type { RequestContext } from "~/page/request-context";
import { providerClient } from "~/provider-client/provider-client.server";
import { ProviderError } from "~/provider-client/provider-error";
import { z } from "zod";

// Longer tokens are truncated. This is safe, because they are invalid and the provider refuses them.
const maxTokenLength = 256;

/** Sends a link by mail. The page is the same whether or not the account exists. */
export async function requestLink(context: RequestContext, url: URL, form: FormData) {
  const t = getTranslation(context, "auth");
  const submission = parseForm(form, { schema: emailSchema(t) });
  if (submission.status !== "success") return data({ result: submission.reply() }, { status: 400 });
  try {
    await providerClient(context).call(requestDeviceLink, { body: submission.value });
  } catch (error) {
    const { status, message, fields } = toRejection(error, context);
    const result = submission.reply({ formErrors: [message], fieldErrors: fields ?? {} });
    return data({ result }, { status });
  }
  const currentPath = withReturn(localizedPath("/known-browser", getLocale(context)), url.search);
  return redirect(`${currentPath}${currentPath.includes("?") ? "&" : "?"}sent`);
}

/** Redeems a link from a mail. This browser is then known to the account, so that the owner can log in with it. */
export async function redeemLink(context: RequestContext, token: string, form: FormData) {
  parseFields(form, z.object({}));
  try {
    const device = context.get(deviceContext);
    const body = { token: token.slice(0, maxTokenLength) };
    await providerClient(context).call(redeemDeviceLink, { body }, { device: device.id });
    device.isKnown = true;
  } catch (error) {
    const { status, message } = toRejection(error, context);
    return data({ result: { status: "error" as const, error: { "": [message] } } }, { status });
  }
  return redirect(`${localizedPath("/login", getLocale(context))}?known`);
}

function toRejection(error: unknown, context: RequestContext) {
  if (!(error instanceof ProviderError)) throw error;
  const rejection = toAuthRejection(error, getLocale(context), error.message);
  // If the link is invalid or expired, the page has the error's status.
  return error.status === 404 || error.status === 410 ? { ...rejection, status: error.status } : rejection;
}
