import { bigint, timestamp } from "drizzle-orm/pg-core";

/** A moment, to the millisecond, as JavaScript has it. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, precision: 3, mode: "date" });
/** Money: minor units, counted in bigint so that no sum is ever rounded. */
export const minorUnits = (name: string) => bigint(name, { mode: "bigint" });
