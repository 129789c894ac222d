import { notInArray } from "drizzle-orm";
import { leads } from "./earning-schema.ts";

/** Matches purchases that were neither rejected nor reversed. */
export const isStanding = notInArray(leads.state, ["rejected", "reversed"]);
