import { type AnyPgColumn, bigint, customType, text, timestamp, uuid } from "drizzle-orm/pg-core";

/** A moment, to the millisecond, as JavaScript has it. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, precision: 3, mode: "date" });
/** Money: minor units, counted in bigint so that no sum is ever rounded. */
export const minorUnits = (name: string) => bigint(name, { mode: "bigint" });
/** A file's content. */
export const bytes = customType<{ data: Uint8Array }>({ dataType: () => "bytea" });

/** The row of another table that this one cannot be without, by its id. */
export const idOf = (name: string, target: () => AnyPgColumn) => uuid(name).notNull().references(target);
/** The same by its key. */
export const keyOf = (name: string, target: () => AnyPgColumn) => text(name).notNull().references(target);
