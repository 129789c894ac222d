import { z } from "zod";
import { boundedYear } from "./bounded-years.ts";

/** An opaque id, safe in a path; anything else (`../`, `%2e`, CR/LF, absolute URLs) is refused (S9). */
export const id = z.string().regex(/^[A-Za-z0-9_-]{1,64}$/);
export const idParams = z.object({ id });

/** An instant in ISO 8601, UTC, as it is stored. Input takes `boundedInstant`. */
export const instant = z.iso.datetime();
/** A day as it is stored. Input takes `boundedDay`. */
export const day = z.iso.date();

/** A day that a caller names (S30). */
export const boundedDay = day.regex(boundedYear, "field_out_of_years");
/** An instant that a caller names (S30). */
export const boundedInstant = instant.regex(boundedYear, "field_out_of_years");
