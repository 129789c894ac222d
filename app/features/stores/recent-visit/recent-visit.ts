import type { Click } from "#contract/clicks/clicks.ts";

/** A visit to a store that may lead to a purchase. */
export type RecentVisit = Pick<Click, "id" | "store" | "createdAt">;
