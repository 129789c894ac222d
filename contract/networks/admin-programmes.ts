import { z } from "zod";
import { defineCall, stepsOf } from "../calls/call.ts";
import { anyOf, defineList, defineOne, searchText } from "../calls/list.ts";
import { rateValue } from "../offers/offers.ts";
import { storeCategory, storeSlug } from "../stores/stores.ts";
import { id, instant } from "../text/identifiers.ts";
import { programmeStates } from "./programme-states.ts";

const state = z.enum(programmeStates);

/** A programme that a network's API lists, for admins. Amounts are in minor units of the product's currency. */
export const adminProgramme = z.object({
  id,
  network: z.object({ key: z.string(), name: z.string() }),
  /** The programme's id at the network. */
  programme: z.string(),
  name: z.string(),
  site: z.string().nullable(),
  domains: z.array(z.string()),
  logo: z.string().nullable(),
  /** `null` if the network lists none in the product's currency. */
  commission: z
    .object({ kind: z.enum(["percent", "flat"]), minimum: rateValue, maximum: rateValue })
    .nullable(),
  currency: z.string(),
  validationDays: z.int().nullable(),
  hasDeepLinks: z.boolean().nullable(),
  state,
  /** The store and offer that were created from the programme. */
  store: z.object({ slug: storeSlug, name: z.string() }).nullable(),
  offer: id.nullable(),
  firstSeenAt: instant,
  lastSeenAt: instant,
  changedAt: instant,
  /** Since when the programme has been missing from the network's lists; `null` while they contain it. */
  missingSince: instant.nullable(),
});
export type AdminProgramme = z.infer<typeof adminProgramme>;

export const adminListProgrammes = defineList("/v1/admin/programmes", {
  permission: "networks.read",
  summary: "List the programmes of networks, most recently changed first",
  filters: {
    network: z.string().max(64).optional(),
    state: anyOf(state),
    /** Part of a name. */
    q: searchText,
  },
  row: adminProgramme,
});
export const adminGetProgramme = defineOne(adminListProgrammes, { summary: "Retrieve a programme" });

const step = stepsOf("/v1/admin/programmes/{id}", { permission: "offers.write", data: adminProgramme });

/**
 * Creates an offer from a programme. The tracking link contains the programme's id. The rate has the unit of
 * the programme's commission and is at most the lowest commission.
 */
export const acceptProgramme = step("accept", {
  stepUp: "conditional",
  summary: "Create an offer from a programme, for an existing or a new store",
  body: z.object({
    /** `null` for a new store. */
    store: storeSlug.nullable(),
    /** The category of a new store. */
    category: storeCategory,
    rate: rateValue,
    /** The network's commission. Needed if the API doesn't list it, ignored otherwise. */
    commission: z
      .object({ kind: z.enum(["percent", "flat"]), rate: rateValue })
      .nullable()
      .default(null),
    acceptOverlap: z.boolean().default(false),
  }),
});
export const ignoreProgramme = step("ignore", { summary: "Ignore a new programme" });
export const restoreProgramme = step("restore", { summary: "Restore an ignored programme" });
export const reviewProgramme = step("review", { summary: "Mark a programme's changes as reviewed" });

export const confirmMissing = defineCall("POST", "/v1/admin/networks/{key}/missing-programmes/confirm", {
  permission: "offers.write",
  summary: "End the programmes a network no longer lists, with their offers",
  params: z.object({ key: id }),
  body: z.object({
    /** The number of missing programmes that the admin saw. The request is refused if it has changed. */
    missing: z.int().positive(),
  }),
  data: z.object({ ended: z.int().nonnegative() }),
});
