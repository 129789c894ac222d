import { data, type RouterContextProvider } from "react-router";
import { z } from "zod";
import { id } from "#contract/identifiers.ts";
import {
  deleteNotification,
  markAllNotificationsRead,
  markNotificationRead,
} from "#contract/notifications.ts";
import { providerClient } from "~/provider-client/provider-client.server";
import { ProviderError } from "~/provider-client/provider-error";

const change = z.discriminatedUnion("intent", [
  z.object({ intent: z.literal("read"), id }),
  z.object({ intent: z.literal("delete"), id }),
  z.object({ intent: z.literal("read-all") }),
]);
export type Change = z.infer<typeof change>;

/**
 * Does what a form of the page asks for. Answers what was asked, and why the provider refused.
 * @throws 400 for a form that is none of ours
 */
export async function carryOut(
  context: Readonly<RouterContextProvider>,
  form: FormData,
): Promise<{ asked: Change; refusal?: ProviderError }> {
  const parsed = change.safeParse(Object.fromEntries(form));
  if (!parsed.success) throw data(null, { status: 400 });
  const asked = parsed.data;
  const provider = providerClient(context);
  try {
    if (asked.intent === "read-all") await provider.call(markAllNotificationsRead);
    else {
      const call = asked.intent === "read" ? markNotificationRead : deleteNotification;
      await provider.call(call, { params: { id: asked.id } });
    }
    return { asked };
  } catch (error) {
    if (!(error instanceof ProviderError) || error.kind === "signed-out") throw error;
    return { asked, refusal: error };
  }
}
