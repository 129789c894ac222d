import { z } from "zod";

export const currency = z.string().regex(/^[A-Z]{3}$/);

/**
 * An amount in minor units (cents for USD) as a safe integer, never rounded: the provider computes with bigint
 * and bounds every input. A total that doesn't fit is sent as `maxWireAmount`, which means "at least".
 */
export const minorUnits = z.int();
export const positiveMinorUnits = minorUnits.positive();

export const money = z.object({ amount: minorUnits, currency });
export type Money = z.infer<typeof money>;

// Separate from the schemas, so that browser code can handle money without loading the schema library.
export { parseAmount, type AmountIssue } from "./amount.ts";
export { boundSign, fractionDigits, toMajorUnits } from "./minor-units.ts";
