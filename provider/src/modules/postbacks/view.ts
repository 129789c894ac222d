import type { PostbackEvent } from "#contract/networks/admin-postbacks.ts";
import { postbackReason } from "#contract/networks/postbacks.ts";
import type { EventWithNetwork } from "./repository.ts";

/** Maps a row to a network's report as admins see it. */
export function toPostbackEvent({ event, network }: EventWithNetwork): PostbackEvent {
  const { id, source, ip, contentType, payload, copies, state, interpretation, attempts } = event;
  return {
    id,
    network,
    source,
    ip,
    contentType,
    payload,
    copies,
    state,
    interpretation,
    attempts,
    receivedAt: event.receivedAt.toISOString(),
    signedAt: event.signedAt?.toISOString() ?? null,
    reason: postbackReason.nullable().parse(event.reason),
    lead: event.leadId,
    similarLead: event.similarLeadId,
    processedAt: event.processedAt?.toISOString() ?? null,
  };
}
