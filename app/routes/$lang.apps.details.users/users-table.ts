import { riskFlags } from "#contract/risk-flags.ts";
import type { TableSpecification, TableState } from "~/components/data-table/table-specification";
import { orderByTime } from "~/components/data-table/url-state";

export const roles = ["member", "admin"] as const;
export const statuses = ["active", "suspended"] as const;

/** What the list of users understands in its URL. */
export const usersTable = {
  search: true,
  sorts: ["joined"],
  filters: {
    role: { kind: "choice", values: roles },
    status: { kind: "choice", values: statuses },
    risk: { kind: "choice", values: riskFlags },
  },
} satisfies TableSpecification;

/** The screen's path without language prefix. */
export const usersPath = "/apps/details/users";

/** What the list asks the provider for, out of its table's own query. */
export function usersQuery(state: TableState, { sort: _, ...query }: Record<string, string | number>) {
  return { ...query, order: orderByTime(state, "newest") };
}

/** What a URL opens beside the list's own parameters. */
export interface Opened {
  /** A user's id. */
  view: string;
  /** The step to be confirmed, and what it is about. */
  ask?: string;
  session?: string;
  adjustment?: string;
  /** `member`: what the member sees. */
  as?: string;
}

/** The list's own parameters of a URL, with what is opened beside it. */
export function userSearch(search: string, opened?: Opened): string {
  const parameters = new URLSearchParams(search);
  for (const name of ["view", "ask", "session", "adjustment", "as", "step", "id"]) parameters.delete(name);
  for (const [name, value] of Object.entries(opened ?? {})) parameters.set(name, value);
  return `?${parameters.toString()}`;
}
