import { z } from "zod";
import { clickDevices, clickOutcomes, clickSorts } from "./click-outcomes.ts";
import { defineCall } from "./call.ts";
import { defineExport } from "./export.ts";
import { day, id, instant } from "./identifiers.ts";
import { leadState } from "./leads.ts";
import { keysetMeta, keysetQuery } from "./paging.ts";
import { storeSlug } from "./stores.ts";
import { plainText } from "./text.ts";

const clickOutcome = z.enum(clickOutcomes);
const clickDevice = z.enum(clickDevices);

/** A click as admins see it. Its id is what the network got as sub-id. */
export const adminClick = z.object({
  id,
  createdAt: instant,
  expiresAt: instant,
  /** When its first purchase was reported. */
  trackedAt: instant.nullable(),
  outcome: clickOutcome,
  member: z.object({ id, name: z.string(), email: z.string() }),
  store: z.object({ slug: storeSlug, name: z.string() }),
  network: z.object({ key: z.string(), name: z.string() }),
  device: clickDevice.nullable(),
  /** Two letters; null where nothing told it. */
  country: z.string().nullable(),
  referrer: z.string().nullable(),
  /** The purchases it led to, oldest first. */
  leads: z.array(z.object({ id, state: leadState })),
});
export type AdminClick = z.infer<typeof adminClick>;

export const adminListClicks = defineCall("GET", "/v1/admin/clicks", {
  summary: "All clicks, latest first unless sorted otherwise",
  query: keysetQuery.extend({
    outcome: clickOutcome.optional(),
    /** A store's slug, or part of its name. */
    store: plainText.trim().max(120).optional(),
    /** A network's key, or part of its name. */
    network: plainText.trim().max(64).optional(),
    device: clickDevice.optional(),
    /** A click's id, or part of a member's name or e-mail. */
    q: plainText.trim().max(120).optional(),
    from: day.optional(),
    to: day.optional(),
    sort: z.enum(clickSorts).default("-created"),
  }),
  data: z.array(adminClick),
  meta: keysetMeta,
});
export const exportClicks = defineExport(adminListClicks, { summary: "The clicks as CSV" });
