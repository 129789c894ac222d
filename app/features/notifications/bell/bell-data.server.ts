import { createHash } from "node:crypto";
import { listNotifications } from "#contract/notifications.ts";
import { sessionContext } from "~/middleware/session.server";
import type { BellData } from "~/page/page-context";
import type { RequestContext } from "~/page/request-context";
import { providerClient } from "~/provider-client/provider-client.server";
import { ProviderError } from "~/provider-client/provider-error";
import { getAuth, unreadCountContext } from "~/session/auth-state.server";
import { inboxOf } from "../store/inbox";

const longestWait = 700;

/**
 * What the bell of a signed-in visitor starts with; null for anybody else. Waits at most 700 ms for the count
 * and then comes without one: notifications never hold a page up.
 */
export async function bellData(request: Request, context: RequestContext): Promise<BellData | null> {
  const session = context.get(sessionContext).id;
  if (getAuth(context).state !== "signed-in" || !session) return null;
  // Names the session's channel between tabs. From a hash of the id, which leads back to neither.
  const channel = createHash("sha256").update(`tabs:${session.hash}`).digest("base64url").slice(0, 22);
  // A client navigation keeps the bell it has, which is live, and waits for nothing.
  if (new URL(request.url).pathname.endsWith(".data")) return { channel };
  return { channel, unreadCount: await unreadCountOf(request, context) };
}

async function unreadCountOf({ method }: Request, context: RequestContext): Promise<number | undefined> {
  const counted = context.get(unreadCountContext);
  // A form may have changed the count after the profile told it.
  if (counted !== null && method === "GET") return counted;
  return Promise.race([countUnread(context), nothingAfter(longestWait)]);
}

async function countUnread(context: RequestContext): Promise<number | undefined> {
  const signal = AbortSignal.timeout(longestWait);
  try {
    const provider = providerClient(context);
    const { meta } = await provider.call(listNotifications, { query: { page: 1, limit: 1 } }, { signal });
    if (meta) return meta.unreadCount;
    // A provider that counts nothing: as many as are unread among the newest hundred.
    const { data } = await provider.call(listNotifications, { query: { page: 1, limit: 100 } }, { signal });
    return inboxOf(data).unreadCount;
  } catch (error) {
    if (error instanceof ProviderError) return undefined;
    throw error;
  }
}

function nothingAfter(milliseconds: number): Promise<undefined> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds, undefined).unref());
}
