import { z } from "zod";

export const currency = z.string().regex(/^[A-Z]{3}$/);

/**
 * An amount in minor units (cents for USD) as a safe integer, never rounded: the provider counts in bigint and
 * bounds what comes in. A total that does not fit stands as `largestOnWire`, which is read as "at least".
 */
export const minorUnits = z.int();
export const positiveMinorUnits = minorUnits.positive();

export const money = z.object({ amount: minorUnits, currency });
export type Money = z.infer<typeof money>;

// Apart, so that browser code can count money without loading the schema library.
export { boundSign, fractionDigits, parseAmount, toMajorUnits, type AmountIssue } from "./amount.ts";
