import { notInArray } from "drizzle-orm";
import { leads } from "../schema/earning-schema.ts";

/** Matches purchases that were neither rejected nor reversed. */
export const isValidLead = notInArray(leads.state, ["rejected", "reversed"]);
