import { listNotifications, type Notification } from "#contract/notifications.ts";
import type { ProviderClient } from "~/provider-client/provider-client.server";
import { type DayGroup, groupByDay } from "./day-groups";
import type { ListState } from "./list-state";

export interface ListPage {
  groups: DayGroup<Notification>[];
  /** The page shown: the last one when the URL asks for one beyond. */
  page: number;
  pages: number;
  total: number;
  unreadCount: number;
}

const pageSize = 20;

/**
 * One page of the list by day. Filters again what a provider sends that does not know the filters.
 * @throws ProviderError
 */
export async function loadList(provider: ProviderClient, state: ListState, now: number): Promise<ListPage> {
  const { page, filter, type } = state;
  const query = { page, limit: pageSize, type, ...(filter === "unread" && { state: filter }) };
  const { data, meta } = await provider.call(listNotifications, { query });
  const pages = meta
    ? Math.max(1, Math.ceil(meta.total / pageSize))
    : page + Number(data.length === pageSize);
  if (page > pages) return loadList(provider, { ...state, page: pages }, now);

  const rows = data.filter((row) => (filter === "all" || !row.isRead) && (!type || row.type === type));
  const unreadCount = meta?.unreadCount ?? data.filter((row) => !row.isRead).length;
  return { groups: groupByDay(rows, now), page, pages, total: meta?.total ?? rows.length, unreadCount };
}
