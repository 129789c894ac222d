import { data } from "react-router";
import { z } from "zod";
import {
  getConnection,
  connectNetwork,
  pauseConnection,
  pullNetwork,
  syncProgrammes,
  testConnection,
} from "#contract/networks/admin-connections.ts";
import { secretOverlaps } from "#contract/networks/admin-networks.ts";
import type { SubmissionResult } from "~/components/form/conform-types";
import { formKey } from "~/components/form/form-key-schema";
import { replyWithError } from "~/components/form/reply-with-error.server";
import { parseFields, parseForm } from "~/components/form/parse-form.server";
import { redirectWithToast } from "~/components/toast/flash-toast.server";
import type { Namespaces } from "~/i18n/namespaces";
import type { Translate } from "~/i18n/translation";
import type { ProviderClient } from "~/provider-client/provider-client.server";

interface ConnectionRequest {
  provider: ProviderClient;
  t: Translate<Namespaces["network-connection"]>;
  url: URL;
  /** The key of the network. */
  network: string;
  form: FormData;
}

/** The result of a connection test. */
export type ConnectionTest = z.output<typeof testConnection.data>;

interface ActionData {
  connecting?: SubmissionResult;
  pulling?: SubmissionResult;
  /** The result of a form that has only a button, if it was refused. */
  result?: SubmissionResult;
  tried?: ConnectionTest;
}

const day = 24 * 60 * 60 * 1000;

/** Performs the action of a submitted form. */
export function handleConnectionAction(request: ConnectionRequest) {
  switch (request.form.get("intent")) {
    case "connect":
      return connect(request);
    case "test":
      return test(request);
    case "pull":
      return pull(request);
    case "pause":
      return pause(request, true);
    case "programmes":
      return readProgrammes(request);
    case "resume":
      return pause(request, false);
    default:
      throw new Response(null, { status: 400 });
  }
}

async function connect({ provider, t, url, network, form }: ConnectionRequest) {
  const params = { key: network };
  const { data: connection } = await provider.call(getConnection, { params });
  const names = connection.fields.map(({ name }) => name);
  const secrets = connection.fields.flatMap(({ name, isSecret }) => (isSecret ? [name] : []));
  const error = t("credentialMissing");
  const credential = z.string({ error }).max(2_000, t("credentialTooLong"));
  const overlapHours = z.coerce.number({ error: t("overlapMissing") }).pipe(z.literal(secretOverlaps));
  const fields = Object.fromEntries(
    connection.fields.map(({ name, isRequired }) => [name, isRequired ? credential : credential.default("")]),
  );
  const submission = parseForm(form, { schema: z.object({ ...fields, overlapHours }) });
  if (submission.status !== "success")
    return respond({ connecting: submission.reply({ hideFields: secrets }) }, 400);
  const { overlapHours: overlap, ...credentials } = submission.value as Record<string, string> & {
    overlapHours: (typeof secretOverlaps)[number];
  };
  try {
    await provider.call(connectNetwork, { params, body: { credentials, overlapHours: overlap } });
  } catch (error) {
    const inputs = Object.fromEntries(names.map((name) => [`credentials.${name}`, name]));
    const { result, status } = replyWithError(submission, error, inputs, secrets);
    return respond({ connecting: result }, status);
  }
  return redirectWithToast(url.pathname, { tone: "success", title: t("connected") });
}

async function test({ provider, network, form }: ConnectionRequest) {
  const submission = parseForm(form, { schema: z.object({}) });
  try {
    const { data: tried } = await provider.call(testConnection, { params: { key: network } });
    return respond({ tried }, 200);
  } catch (error) {
    const { result, status } = replyWithError(submission, error);
    return respond({ result }, status);
  }
}

async function pull({ provider, t, url, network, form }: ConnectionRequest) {
  const error = t("dayMissing");
  const submission = parseForm(form, {
    schema: z
      .object({
        from: z.iso.date({ error }),
        to: z.iso.date({ error }),
        by: z.enum(["change", "purchase"]),
        key: formKey,
      })
      .refine(({ from, to }) => from <= to, { path: ["to"], error: t("dayOrder") }),
  });
  if (submission.status !== "success") return respond({ pulling: submission.reply() }, 400);
  const { from, to, by, key: idempotencyKey } = submission.value;
  const body = {
    from: new Date(from).toISOString(),
    to: new Date(Date.parse(to) + day).toISOString(),
    by,
  };
  try {
    await provider.call(pullNetwork, { params: { key: network }, body }, { idempotencyKey });
  } catch (error) {
    const { result, status } = replyWithError(submission, error, { from: "from", to: "to" });
    return respond({ pulling: result }, status);
  }
  return redirectWithToast(`${url.pathname}#runs`, { tone: "success", title: t("pullRequested") });
}

async function readProgrammes({ provider, t, url, network, form }: ConnectionRequest) {
  const submission = parseForm(form, { schema: z.object({}) });
  try {
    const { data: sync } = await provider.call(syncProgrammes, { params: { key: network } });
    const title = t(sync.hasCoupons ? "catalogueRequested" : "programmesRequested");
    return await redirectWithToast(url.pathname, { tone: "success", title });
  } catch (error) {
    const { result, status } = replyWithError(submission, error);
    return respond({ result }, status);
  }
}

async function pause({ provider, t, url, network, form }: ConnectionRequest, isPaused: boolean) {
  parseFields(form, z.object({}));
  const submission = parseForm(form, { schema: z.object({}) });
  try {
    await provider.call(pauseConnection, { params: { key: network }, body: { isPaused } });
  } catch (error) {
    const { result, status } = replyWithError(submission, error);
    return respond({ result }, status);
  }
  return redirectWithToast(url.pathname, { tone: "success", title: isPaused ? t("paused") : t("resumed") });
}

function respond(body: ActionData, status: number) {
  return data(body, { status });
}
