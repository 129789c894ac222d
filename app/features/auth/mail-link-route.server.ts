import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "react-router";
import { z } from "zod";
import type { undoEmailChange } from "#contract/text/email.ts";
import type { reportUnknownLogin } from "#contract/accounts/auth.ts";
import { getCurrentUser } from "#contract/accounts/user.ts";
import { parseFields } from "~/components/form/parse-form.server";
import { readForm } from "~/components/form/read-form.server";
import { providerClient } from "~/provider-client/provider-client.server";
import { ProviderError } from "~/provider-client/provider-error";

const maxTokenLength = 256;

/**
 * Returns loader and action of a page that a link in a mail opens. The action requires a press on the page's
 * button, because mail scanners open every link.
 */
export function mailLinkRoute(call: typeof undoEmailChange | typeof reportUnknownLogin) {
  function loader({ url }: LoaderFunctionArgs) {
    return { hasToken: url.searchParams.has("token"), isDone: url.searchParams.has("done") };
  }

  async function action({ context, request, url }: ActionFunctionArgs) {
    parseFields(await readForm(request), z.object({}));
    const token = (url.searchParams.get("token") ?? "").slice(0, maxTokenLength);
    try {
      await providerClient(context).call(call, { body: { token } });
    } catch (error) {
      if (!(error instanceof ProviderError)) throw error;
      const result = { status: "error" as const, error: { "": [error.message] } };
      return data({ result }, { status: error.status });
    }
    await detectEndedSession(context);
    return redirect(`${url.pathname}?done`);
  }

  return { loader, action };
}

/**
 * Makes a call with the browser's own session. If the action has ended that session, this response removes
 * the cookie. Otherwise the next page would redirect to the login instead of confirming the action.
 */
async function detectEndedSession(context: ActionFunctionArgs["context"]): Promise<void> {
  try {
    await providerClient(context).call(getCurrentUser);
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
  }
}
