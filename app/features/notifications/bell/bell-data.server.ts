import { createHash } from "node:crypto";
import { listNotifications } from "#contract/notifications/notifications.ts";
import { sessionContext } from "~/middleware/session.server";
import type { BellData } from "~/page/page-context";
import type { RequestContext } from "~/page/request-context";
import { providerClient } from "~/provider-client/provider-client.server";
import { ProviderError } from "~/provider-client/provider-error";
import { getAuth, unreadCountContext } from "~/session/auth-state.server";
import { inboxOf } from "../store/inbox";

const maxWait = 700;

/**
 * Returns the initial data of a logged-in user's bell; `null` for visitors. Omits the count if it takes
 * longer than 700 ms, so that notifications never delay a page.
 */
export async function bellData(request: Request, context: RequestContext): Promise<BellData | null> {
  const session = context.get(sessionContext).id;
  if (getAuth(context).state !== "signed-in" || !session) return null;
  // The channel's name is a hash that doesn't reveal the session's id.
  const channel = createHash("sha256").update(`tabs:${session.hash}`).digest("base64url").slice(0, 22);
  // After a client-side navigation the bell is already live and needs no count.
  if (new URL(request.url).pathname.endsWith(".data")) return { channel };
  return { channel, unreadCount: await unreadCountOf(request, context) };
}

async function unreadCountOf({ method }: Request, context: RequestContext): Promise<number | undefined> {
  const profileCount = context.get(unreadCountContext);
  // A form may have changed the count after the profile was loaded.
  if (profileCount !== null && method === "GET") return profileCount;
  return Promise.race([countUnread(context), resolveAfter(maxWait)]);
}

async function countUnread(context: RequestContext): Promise<number | undefined> {
  const signal = AbortSignal.timeout(maxWait);
  try {
    const provider = providerClient(context);
    const { meta } = await provider.call(listNotifications, { query: { page: 1, limit: 1 } }, { signal });
    if (meta) return meta.unreadCount;
    // If the provider didn't send a count, counts the unread notifications among the latest hundred.
    const { data } = await provider.call(listNotifications, { query: { page: 1, limit: 100 } }, { signal });
    return inboxOf(data).unreadCount;
  } catch (error) {
    if (error instanceof ProviderError) return undefined;
    throw error;
  }
}

function resolveAfter(milliseconds: number): Promise<undefined> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds, undefined).unref());
}
