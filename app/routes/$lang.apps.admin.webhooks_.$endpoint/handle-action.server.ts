import { data } from "react-router";
import { z } from "zod";
import {
  changeWebhookEndpoint,
  deleteWebhookEndpoint,
  pauseWebhookEndpoint,
  replayWebhookEvents,
  resendWebhookDelivery,
  resumeWebhookEndpoint,
  rotateWebhookSecret,
  testWebhookEndpoint,
} from "#contract/webhooks/admin-webhooks.ts";
import { eventTypes } from "#contract/webhooks/events.ts";
import { rotationHours } from "#contract/webhooks/webhook-states.ts";
import { id } from "#contract/text/identifiers.ts";
import type { SubmissionResult } from "~/components/form/conform-types";
import { formKey } from "~/components/form/form-key-schema";
import { replyWithError } from "~/components/form/reply-with-error.server";
import { parseForm } from "~/components/form/parse-form.server";
import { redirectWithToast } from "~/components/toast/flash-toast.server";
import { recordSearch } from "~/features/administration/record-search";
import { chosenEvents, endpointSchema, toEndpoint } from "~/features/webhooks/endpoint-schema.server";
import { webhooksPath } from "~/features/webhooks/paths";
import type { Namespaces } from "~/i18n/namespaces";
import type { Translate } from "~/i18n/translation";
import { localizedPath } from "~/navigation/localized-path";
import type { Language } from "~/i18n/languages";
import type { ProviderClient } from "~/provider-client/provider-client.server";

interface EndpointRequest {
  provider: ProviderClient;
  t: Translate<Namespaces["webhooks"]>;
  language: Language;
  url: URL;
  endpoint: string;
  form: FormData;
}

/** The response to a submission that doesn't redirect. */
interface ActionData {
  saving?: SubmissionResult;
  chosen?: string[];
  rotating?: SubmissionResult;
  replaying?: SubmissionResult;
  /** The result of a form that has only a button, if it was refused. */
  result?: SubmissionResult;
  /** The new secret; `secret: null` if it was already shown. */
  rotated?: { secret: string | null };
}

const day = 24 * 60 * 60 * 1000;

/** Performs the action of a submitted form, once per form key. */
export function handleEndpointAction(request: EndpointRequest) {
  switch (request.form.get("intent")) {
    case "save":
      return save(request);
    case "rotate":
      return rotate(request);
    case "replay":
      return replay(request);
    case "pause":
    case "resume":
    case "delete":
    case "resend":
    case "test":
      return applyStep(request, request.form.get("intent") as Step);
    default:
      throw new Response(null, { status: 400 });
  }
}

type Step = "pause" | "resume" | "delete" | "resend" | "test";

async function save({ provider, t, url, endpoint, form }: EndpointRequest) {
  const submission = parseForm(form, { schema: endpointSchema(t) });
  const chosen = chosenEvents(form);
  if (submission.status !== "success") return respond({ saving: submission.reply(), chosen }, 400);
  const { version = 0, ...input } = submission.value;
  try {
    const body = { ...toEndpoint(input), version };
    await provider.call(changeWebhookEndpoint, { params: { id: endpoint }, body });
  } catch (error) {
    const { result, status } = replyWithError(submission, error, { url: "url" });
    return respond({ saving: result, chosen }, status);
  }
  return redirectWithToast(url.pathname, { tone: "success", title: t("saved") });
}

async function rotate({ provider, t, endpoint, form }: EndpointRequest) {
  const overlapHours = z.coerce.number({ error: t("overlapMissing") }).pipe(z.literal(rotationHours));
  const submission = parseForm(form, { schema: z.object({ overlapHours, replaces: id, key: formKey }) });
  if (submission.status !== "success") return respond({ rotating: submission.reply() }, 400);
  const { key: idempotencyKey, ...body } = submission.value;
  try {
    const call = { params: { id: endpoint }, body };
    const { data: rotated } = await provider.call(rotateWebhookSecret, call, { idempotencyKey });
    return respond({ rotated: { secret: rotated.secret } }, 200);
  } catch (error) {
    const { result, status } = replyWithError(submission, error);
    return respond({ rotating: result }, status);
  }
}

async function replay({ provider, t, url, endpoint, form }: EndpointRequest) {
  const error = t("dayMissing");
  const submission = parseForm(form, {
    schema: z
      .object({
        from: z.iso.date({ error }),
        to: z.iso.date({ error }),
        which: z.enum(["undelivered", "all"]),
        key: formKey,
      })
      .refine(({ from, to }) => from <= to, { path: ["to"], error: t("dayOrder") }),
  });
  if (submission.status !== "success") return respond({ replaying: submission.reply() }, 400);
  const { from, to, which, key: idempotencyKey } = submission.value;
  const body = {
    from: new Date(from).toISOString(),
    to: new Date(Date.parse(to) + day).toISOString(),
    which,
  };
  try {
    const call = { params: { id: endpoint }, body };
    const { data: queued } = await provider.call(replayWebhookEvents, call, { idempotencyKey });
    const title = t("replayed", { count: queued.count });
    return await redirectWithToast(url.pathname, { tone: "success", title });
  } catch (failure) {
    const { result, status } = replyWithError(submission, failure, { from: "from", to: "to" });
    return respond({ replaying: result }, status);
  }
}

async function applyStep({ provider, t, language, url, endpoint, form }: EndpointRequest, intent: Step) {
  const submission = parseForm(form, {
    schema: z.object({ key: formKey, delivery: id.optional(), type: z.enum(eventTypes).optional() }),
  });
  if (submission.status !== "success") throw new Response(null, { status: 400 });
  const { key: idempotencyKey, delivery = "", type = "purchase.created" } = submission.value;
  const params = { id: endpoint };
  const options = { idempotencyKey };
  let target = url.pathname;
  try {
    if (intent === "pause") await provider.call(pauseWebhookEndpoint, { params }, options);
    if (intent === "resume") await provider.call(resumeWebhookEndpoint, { params }, options);
    if (intent === "delete") {
      await provider.call(deleteWebhookEndpoint, { params }, options);
      target = localizedPath(webhooksPath, language);
    }
    if (intent === "resend") {
      await provider.call(resendWebhookDelivery, { params: { id: delivery } }, options);
      target += recordSearch(url.search, { view: delivery });
    }
    if (intent === "test") {
      const { data: event } = await provider.call(testWebhookEndpoint, { params, body: { type } }, options);
      target += recordSearch(url.search, { view: event.delivery });
    }
  } catch (error) {
    const { result, status } = replyWithError(submission, error);
    return respond({ result }, status);
  }
  return redirectWithToast(target, { tone: "success", title: t(`done_${intent}`) });
}

function respond(body: ActionData, status: number) {
  return data(body, { status });
}
