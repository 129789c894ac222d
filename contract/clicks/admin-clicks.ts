import { z } from "zod";
import { clickDevices, clickOutcomes, clickSorts, clickSources } from "./click-outcomes.ts";
import { defineExport } from "../calls/export.ts";
import { id, instant } from "../text/identifiers.ts";
import { leadState } from "../leads/leads.ts";
import { defineList, period, searchText } from "../calls/list.ts";
import { storeSlug } from "../stores/stores.ts";
import { plainText } from "../text/text.ts";

const clickOutcome = z.enum(clickOutcomes);
export const clickDevice = z.enum(clickDevices);
const clickSource = z.enum(clickSources);

/** A click for admins. Its id is the sub-id sent to the network. */
export const adminClick = z.object({
  id,
  createdAt: instant,
  expiresAt: instant,
  /** The time of the first report of a purchase. */
  trackedAt: instant.nullable(),
  outcome: clickOutcome,
  member: z.object({ id, name: z.string(), email: z.string() }),
  store: z.object({ slug: storeSlug, name: z.string() }),
  network: z.object({ key: z.string(), name: z.string() }),
  device: clickDevice.nullable(),
  /** Two letters; `null` if unknown. */
  country: z.string().nullable(),
  referrer: z.string().nullable(),
  /** The purchases made through the click, oldest first. */
  leads: z.array(z.object({ id, state: leadState })),
});
export type AdminClick = z.infer<typeof adminClick>;

export const adminListClicks = defineList("/v1/admin/clicks", {
  permission: "clicks.read",
  summary: "List all clicks, latest first by default",
  filters: {
    outcome: clickOutcome.optional(),
    /** A store's slug, or part of its name. */
    store: plainText.trim().max(120).optional(),
    /** A network's key, or part of its name. */
    network: plainText.trim().max(64).optional(),
    device: clickDevice.optional(),
    /** Two letters. */
    country: z
      .string()
      .regex(/^[A-Z]{2}$/)
      .optional(),
    /** The kind of page the member came from. */
    source: clickSource.optional(),
    /** A click's id, or part of a member's name or email. */
    q: searchText,
    ...period,
    sort: z.enum(clickSorts).default("-created"),
  },
  row: adminClick,
});
export const exportClicks = defineExport(adminListClicks, { summary: "Export the clicks as CSV" });
