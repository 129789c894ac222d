import { listNotifications, type Notification } from "#contract/notifications/notifications.ts";
import type { ProviderClient } from "~/provider-client/provider-client.server";
import { ProviderError } from "~/provider-client/provider-error";
import { type ListState, maxRowCount, pageSize } from "./list-state";

export interface ListPage {
  rows: Notification[];
  /**
   * The state that is actually shown. It differs from the URL's state if the cursor is unknown: then the list
   * shows the newest rows.
   */
  state: ListState;
  /** The state change with which scripts show more rows on this page. */
  more?: Partial<ListState> | undefined;
  older?: Partial<ListState> | undefined;
  total: number;
  unreadCount: number;
}

const maxPerCall = 100;

/**
 * Loads the rows for the URL. If the list only shows unread notifications, the opened notification stays in
 * the list although it is now marked read, so that the list doesn't change while the member reads it.
 * @throws ProviderError
 */
export async function loadList(
  provider: ProviderClient,
  state: ListState,
  viewed?: Notification,
): Promise<ListPage> {
  try {
    return await loadPage(provider, state, viewed);
  } catch (error) {
    const isLost = error instanceof ProviderError && error.status === 400 && state.cursor !== undefined;
    if (!isLost) throw error;
    return loadPage(provider, { ...state, cursor: undefined }, viewed);
  }
}

async function loadPage(
  provider: ProviderClient,
  state: ListState,
  viewed: Notification | undefined,
): Promise<ListPage> {
  const { type, filter, rowCount } = state;
  const rows: Notification[] = [];
  let { cursor } = state;
  let meta: Awaited<ReturnType<typeof callProvider>>["meta"];
  let isFull: boolean;
  do {
    const limit = Math.min(rowCount - rows.length, maxPerCall);
    const response = await callProvider(limit);
    rows.push(...response.data);
    meta = response.meta;
    isFull = response.data.length === limit;
    cursor = meta?.nextCursor ?? undefined;
  } while (cursor && rows.length < rowCount);

  // For a provider without cursors, the list can't have more rows than one call returns.
  const canLoadMore = meta?.nextCursor === undefined && isFull && rowCount < maxPerCall;
  const grown = { rowCount: rowCount + pageSize };
  return {
    // Filters the rows again, because the provider may not support filters.
    rows: withViewed(
      rows.filter((row) => matchesFilters(row, state)),
      state,
      viewed,
      cursor === undefined,
    ),
    state,
    more: (cursor || canLoadMore) && rowCount < maxRowCount ? grown : undefined,
    older: cursor ? { cursor, rowCount: pageSize } : canLoadMore ? grown : undefined,
    total: meta?.total ?? rows.length,
    unreadCount: meta?.unreadCount ?? rows.filter((row) => !row.isRead).length,
  };

  function callProvider(limit: number) {
    const query = { page: 1, limit, cursor, type, ...(filter === "unread" && { state: filter }) };
    return provider.call(listNotifications, { query });
  }
}

function matchesFilters(row: Notification, { filter, type }: ListState): boolean {
  return (filter === "all" || !row.isRead) && (!type || row.type === type);
}

function withViewed(
  rows: Notification[],
  state: ListState,
  viewed: Notification | undefined,
  isEnd: boolean,
): Notification[] {
  if (!viewed || state.filter === "all" || rows.some(({ id }) => id === viewed.id)) return rows;
  if (!matchesFilters({ ...viewed, isRead: false }, state)) return rows;
  const position = rows.findIndex(({ createdAt }) => Date.parse(createdAt) <= Date.parse(viewed.createdAt));
  const isBefore = position === 0 && state.cursor !== undefined;
  const isBehind = position === -1 && !isEnd;
  if (isBefore || isBehind) return rows;
  return rows.toSpliced(position === -1 ? rows.length : position, 0, viewed);
}
