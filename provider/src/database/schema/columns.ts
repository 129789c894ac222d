import { type SQL, sql } from "drizzle-orm";
import { type AnyPgColumn, bigint, customType, numeric, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { decisionReasonCodes } from "#contract/withdrawals/decision-reasons.ts";

/** An instant with JavaScript's precision of a millisecond. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, precision: 3, mode: "date" });
/** An amount of money in minor units. Uses bigint, so that no sum is rounded. */
export const minorUnits = (name: string) => bigint(name, { mode: "bigint" });
/** A share in basis points with up to two decimals, or a flat amount in minor units. */
export const rateValue = (name: string) => numeric(name, { precision: 12, scale: 2, mode: "number" });
/** A file's content. */
export const bytes = customType<{ data: Uint8Array }>({ dataType: () => "bytea" });

/** A required reference to a row of another table by its id. */
export const idOf = (name: string, target: () => AnyPgColumn) => uuid(name).notNull().references(target);
/** A required reference by the target's key. */
export const keyOf = (name: string, target: () => AnyPgColumn) => text(name).notNull().references(target);

/** The columns for the reason of a decision. */
export const decisionReason = () => ({
  /** The English text of the reason code; without a code, what the admin wrote. */
  reason: text("reason"),
  reasonCode: text("reason_code", { enum: decisionReasonCodes }),
  /** What the admin added in their own words to the reason with this code. */
  reasonNote: text("reason_note"),
});

/** A column for a GIN index, which finds rows by a part of the column's normalized text. */
export const trigrams = (column: AnyPgColumn): SQL => sql`search_text(${column}) gin_trgm_ops`;
