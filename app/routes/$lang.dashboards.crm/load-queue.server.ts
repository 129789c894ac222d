import { adminListClaims } from "#contract/claims/admin-claims.ts";
import { adminListTickets } from "#contract/tickets/admin-tickets.ts";
import { adminListWithdrawals } from "#contract/withdrawals/admin-withdrawals.ts";
import type { RequestContext } from "~/page/request-context";
import { providerClient } from "~/provider-client/provider-client.server";
import { hasPermission } from "~/session/has-permission.server";
import type { AdminQueue, QueuedItem } from "./cards";

/** The number of items to show, from all queues together. */
const itemsShown = 10;
const page = { order: "oldest", limit: itemsShown } as const;

/** The permissions of the queues: each allows an admin to see one queue. */
export const queuePermissions = ["withdrawals.read", "claims.read", "tickets.read"] as const;

type Queue = Pick<AdminQueue["queues"][number], "total" | "isExact"> & { items: QueuedItem[] };

/**
 * Loads the oldest items of all queues that the user may see, longest waiting first, and the number of items
 * in each queue.
 * @throws ProviderError
 */
export async function loadAdminQueue(context: RequestContext): Promise<AdminQueue> {
  const [withdrawals, claims, tickets] = await Promise.all([
    hasPermission(context, "withdrawals.read") ? loadWithdrawals(context) : null,
    hasPermission(context, "claims.read") ? loadClaims(context) : null,
    hasPermission(context, "tickets.read") ? loadTickets(context) : null,
  ]);
  const queuesByKind = { withdrawal: withdrawals, claim: claims, ticket: tickets };
  const queues = (["withdrawal", "claim", "ticket"] as const).flatMap((kind) => {
    const queue = queuesByKind[kind];
    return queue ? [{ kind, total: queue.total, isExact: queue.isExact }] : [];
  });
  const items = Object.values(queuesByKind).flatMap((queue) => queue?.items ?? []);
  const oldest = items.toSorted((one, other) => one.at.localeCompare(other.at)).slice(0, itemsShown);
  return { items: oldest, queues, now: Date.now() };
}

async function loadWithdrawals(context: RequestContext): Promise<Queue> {
  const query = { ...page, stage: ["decide", "second"] as ["decide", "second"] };
  const { data, meta } = await providerClient(context).call(adminListWithdrawals, { query });
  const items = data.map(({ id, reference, member, net, currency, requestedAt }): QueuedItem => {
    return {
      kind: "withdrawal",
      id,
      title: reference,
      personName: member.name,
      amount: net,
      currency,
      at: requestedAt,
    };
  });
  return { items, total: meta.total, isExact: meta.totalIsExact };
}

async function loadClaims(context: RequestContext): Promise<Queue> {
  const query = { ...page, state: ["sent" as const, "with_store" as const] };
  const { data, meta } = await providerClient(context).call(adminListClaims, { query });
  const items = data.map(({ id, store, member, orderAmount, currency, createdAt }): QueuedItem => {
    return {
      kind: "claim",
      id,
      title: store.name,
      personName: member.name,
      amount: orderAmount,
      currency,
      at: createdAt,
    };
  });
  return { items, total: meta.total, isExact: meta.totalIsExact };
}

async function loadTickets(context: RequestContext): Promise<Queue> {
  const query = { ...page, state: ["open" as const] };
  const { data, meta } = await providerClient(context).call(adminListTickets, { query });
  const items = data.map(({ id, subject, sender, updatedAt }): QueuedItem => {
    return {
      kind: "ticket",
      id,
      title: subject,
      personName: sender.name,
      amount: null,
      currency: "",
      at: updatedAt,
    };
  });
  return { items, total: meta.total, isExact: meta.totalIsExact };
}
