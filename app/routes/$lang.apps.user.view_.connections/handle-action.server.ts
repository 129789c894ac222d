import { data } from "react-router";
import { z } from "zod";
import {
  beginConnectingService,
  connectedService,
  disconnectService,
} from "#contract/accounts/connected-services.ts";
import type { SubmissionResult } from "~/components/form/conform-types";
import { replyWithError } from "~/components/form/reply-with-error.server";
import { parseForm } from "~/components/form/parse-form.server";
import { redirectWithToast } from "~/components/toast/flash-toast.server";
import { serviceDeadline } from "~/features/auth/service-deadline";
import { getTranslation } from "~/i18n/i18n.server";
import type { RequestContext } from "~/page/request-context";
import { providerClient } from "~/provider-client/provider-client.server";
import { services } from "~/server/services.server";

/** The result of a form on the page. */
export interface ChangeOutcome {
  /** The service that the form applies to. */
  service: string;
  result?: SubmissionResult;
  /** The service's URL at which the user logs in. */
  url?: string;
}

const serviceSchema = z.object({ service: connectedService.shape.key });

/** Connects a service, or disconnects it. */
export async function handleConnectionAction(context: RequestContext, form: FormData, path: string) {
  const submission = parseForm(form, { schema: serviceSchema });
  if (submission.status !== "success") throw new Response(null, { status: 400 });
  const { service } = submission.value;
  const { call } = providerClient(context);
  try {
    switch (form.get("intent")) {
      case "connect": {
        const startedAt = await call(
          beginConnectingService,
          { body: { service } },
          { deadline: serviceDeadline },
        );
        return await respondWithService(service, startedAt.data);
      }
      case "disconnect": {
        await call(disconnectService, { params: { service } });
        const title = getTranslation(context, "connections")("disconnected");
        return await redirectWithToast(path, { tone: "success", title });
      }
      default:
        throw new Response(null, { status: 400 });
    }
  } catch (error) {
    const { result, status } = replyWithError(submission, error);
    const changed: ChangeOutcome = {
      service,
      result,
    };
    return data(changed, { status });
  }
}

/**
 * Responds with the service's URL and a `Refresh` header that leads to it. The form itself can't redirect,
 * because the content security policy blocks forms that lead to another site.
 */
async function respondWithService(service: string, { url, flow }: { url: string; flow: string }) {
  const cookie = await (await services()).serviceFlow.set({ purpose: "connect", service, flow, search: "" });
  const changed: ChangeOutcome = { service, url };
  return data(changed, { headers: { "Set-Cookie": cookie, Refresh: `0; url=${url}` } });
}
