import type { AdminClick } from "#contract/clicks/admin-clicks.ts";
import type { ClickOutcome } from "#contract/clicks/click-outcomes.ts";
import type { clicks } from "../../database/schema/earning-schema.ts";
import type { ClickLead, AdminClickRow } from "./admin-rows.ts";

/** Converts a click for an admin. `leads` are those of all clicks on the page. */
export function toAdminClick(
  { click, member, store, network }: AdminClickRow,
  leads: ClickLead[],
  now: Date,
): AdminClick {
  const { id, device, country, referrer } = click;
  return {
    id,
    member,
    store,
    network,
    device,
    country,
    referrer,
    outcome: outcomeOf(click, now),
    createdAt: click.createdAt.toISOString(),
    expiresAt: click.expiresAt.toISOString(),
    trackedAt: click.trackedAt?.toISOString() ?? null,
    leads: leads.filter(({ clickId }) => clickId === id).map(({ id, state }) => ({ id, state })),
  };
}

function outcomeOf(click: typeof clicks.$inferSelect, now: Date): ClickOutcome {
  if (click.trackedAt) return "tracked";
  return click.expiresAt > now ? "none" : "expired";
}
