import { notInArray } from "drizzle-orm";
import { leads } from "./earning-schema.ts";

/** Purchases that were neither refused nor taken back: they brought something, or still may. */
export const isStanding = notInArray(leads.state, ["rejected", "reversed"]);
