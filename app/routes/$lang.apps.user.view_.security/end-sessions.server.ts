import { z } from "zod";
import { endOtherSessions, endSession } from "#contract/accounts/auth.ts";
import { id } from "#contract/text/identifiers.ts";
import { parseFields } from "~/components/form/parse-form.server";
import { redirectWithToast } from "~/components/toast/flash-toast.server";
import { getTranslation } from "~/i18n/i18n.server";
import type { RequestContext } from "~/page/request-context";
import { type ProviderClient, providerClient } from "~/provider-client/provider-client.server";
import { ProviderError } from "~/provider-client/provider-error";

const ending = z.discriminatedUnion("intent", [
  z.object({ intent: z.literal("end"), session: id }),
  z.object({ intent: z.literal("end-others") }),
]);
/** A form that ends several sessions has one `session` field for each of them. */
const idList = z.array(id).max(200);

/**
 * Ends some sessions, or all except the current one, and shows a toast. Also succeeds if a session has
 * already ended. After ending individual sessions, the current page of devices stays open.
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
  const ids = idList.safeParse(form.getAll("session"));
  if (!ids.success) throw new Response(null, { status: 400 });
  for (const one of ids.data) await endOne(provider, one);
  const count = ids.data.length;
  const title = count > 1 ? t("othersEnded", { count }) : t("ended");
  return redirectWithToast(url.pathname + url.search, { tone: "success", title });
}

async function endOne(provider: ProviderClient, id: string): Promise<void> {
  try {
    await provider.call(endSession, { params: { id } });
  } catch (error) {
    if (!(error instanceof ProviderError) || error.key !== "not_found") throw error;
  }
}
