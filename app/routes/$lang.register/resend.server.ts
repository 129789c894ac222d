import { data, redirect } from "react-router";
import { z } from "zod";
import { requestVerification } from "#contract/text/email.ts";
import { parseFields } from "~/components/form/parse-form.server";
import { toAuthRejection } from "~/features/auth/auth-rejection.server";
import { getLocale } from "~/i18n/i18next-middleware.server";
import type { RequestContext } from "~/page/request-context";
import { providerClient } from "~/provider-client/provider-client.server";
import { ProviderError } from "~/provider-client/provider-error";
import { readSentAddress } from "./sent-address.server";

interface ResendRequest {
  request: Request;
  form: FormData;
  /** The path of the page shown afterwards. */
  path: string;
}

/** Sends the confirmation email again to the address that was registered in this browser. */
export async function resend(context: RequestContext, { request, form, path }: ResendRequest) {
  parseFields(form, z.object({}));
  const email = await readSentAddress(request);
  // The cookie has expired. The page then offers to log in instead.
  if (email === null) return redirect(path);
  try {
    await providerClient(context).call(requestVerification, { body: { email } });
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    const { status, message } = toAuthRejection(error, getLocale(context), error.message);
    return data({ resendProblem: message }, { status });
  }
  return redirect(`${path}=again`);
}
