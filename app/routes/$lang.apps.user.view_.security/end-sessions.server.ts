import { z } from "zod";
import { endOtherSessions, endSession } from "#contract/auth.ts";
import { id } from "#contract/identifiers.ts";
import { parseFields } from "~/components/form/parse-form.server";
import { redirectWithToast } from "~/components/toast/flash-toast.server";
import { getTranslation } from "~/i18n/i18n.server";
import type { RequestContext } from "~/page/request-context";
import { providerClient } from "~/provider-client/provider-client.server";
import { ProviderError } from "~/provider-client/provider-error";

const ending = z.discriminatedUnion("intent", [
  z.object({ intent: z.literal("end"), session: id }),
  z.object({ intent: z.literal("end-others") }),
]);

/**
 * Ends one session, or all but this one, and confirms it. Succeeds if the session has already ended. Keeps the
 * page of devices if one is ended.
 */
export async function endSessions(context: RequestContext, form: FormData, url: URL): Promise<Response> {
  const parsed = parseFields(form, ending);
  const t = getTranslation(context, "security");
  const provider = providerClient(context);
  if (parsed.intent === "end-others") {
    const { data } = await provider.call(endOtherSessions);
    return redirectWithToast(url.pathname, {
      tone: "success",
      title: t("othersEnded", { count: data.ended }),
    });
  }
  try {
    await provider.call(endSession, { params: { id: parsed.session } });
  } catch (error) {
    if (!(error instanceof ProviderError) || error.key !== "not_found") throw error;
  }
  return redirectWithToast(url.pathname + url.search, { tone: "success", title: t("ended") });
}
