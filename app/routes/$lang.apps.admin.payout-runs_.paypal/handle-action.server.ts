import { data } from "react-router";
import { z } from "zod";
import type { CallData } from "#contract/calls/call.ts";
import { connectPaypal, disconnectPaypal, testPaypal } from "#contract/payout-runs/payout-services.ts";
import type { SubmissionResult } from "~/components/form/conform-types";
import { replyWithError } from "~/components/form/reply-with-error.server";
import { parseForm } from "~/components/form/parse-form.server";
import { redirectWithToast } from "~/components/toast/flash-toast.server";
import type { Namespaces } from "~/i18n/namespaces";
import type { Translate } from "~/i18n/translation";
import type { ProviderClient } from "~/provider-client/provider-client.server";

/** The result of a connection test. */
export type PaypalTest = CallData<typeof testPaypal>;

interface ActionData {
  connecting?: SubmissionResult;
  /** The result of a form that has only a button, if it was refused. */
  result?: SubmissionResult;
  tried?: PaypalTest;
}

interface ConnectionRequest {
  provider: ProviderClient;
  t: Translate<Namespaces["payout-services"]>;
  url: URL;
  form: FormData;
}

const secrets = ["clientSecret"];

/** Performs the action of a submitted form. */
export function handleConnectionAction(request: ConnectionRequest) {
  switch (request.form.get("intent")) {
    case "connect":
      return connect(request);
    case "test":
      return test(request);
    case "disconnect":
      return disconnect(request);
    default:
      throw new Response(null, { status: 400 });
  }
}

async function connect({ provider, t, url, form }: ConnectionRequest) {
  const required = z
    .string({ error: t("missing") })
    .trim()
    .min(1, t("missing"));
  const schema = z.object({
    clientId: required,
    clientSecret: required,
    webhookId: z.string().trim().default(""),
  });
  const submission = parseForm(form, { schema });
  if (submission.status !== "success")
    return respond({ connecting: submission.reply({ hideFields: secrets }) }, 400);
  try {
    await provider.call(connectPaypal, { body: submission.value });
  } catch (error) {
    const inputs = { clientId: "clientId", clientSecret: "clientSecret", webhookId: "webhookId" };
    const { result, status } = replyWithError(submission, error, inputs, secrets);
    return respond({ connecting: result }, status);
  }
  return redirectWithToast(url.pathname, { tone: "success", title: t("connected") });
}

async function test({ provider, form }: ConnectionRequest) {
  const submission = parseForm(form, { schema: z.object({}) });
  try {
    return respond({ tried: (await provider.call(testPaypal, {})).data }, 200);
  } catch (error) {
    const { result, status } = replyWithError(submission, error);
    return respond({ result }, status);
  }
}

async function disconnect({ provider, t, url, form }: ConnectionRequest) {
  const submission = parseForm(form, { schema: z.object({}) });
  try {
    await provider.call(disconnectPaypal, {});
  } catch (error) {
    const { result, status } = replyWithError(submission, error);
    return respond({ result }, status);
  }
  return redirectWithToast(url.pathname, { tone: "success", title: t("disconnected") });
}

function respond(body: ActionData, status: number) {
  return data(body, { status });
}
