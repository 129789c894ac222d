import { z } from "zod";
import { boundedYear } from "./bounded-years.ts";

/** An opaque id that is safe in a path. Anything else (`../`, `%2e`, CR/LF, absolute URLs) is refused (S9). */
export const id = z.string().regex(/^[A-Za-z0-9_-]{1,64}$/);
export const idParams = z.object({ id });

/** A stored instant in ISO 8601, UTC. Inputs use `boundedInstant`. */
export const instant = z.iso.datetime();
/** A stored day. Inputs use `boundedDay`. */
export const day = z.iso.date();

/** A day in an input (S30). */
export const boundedDay = day.regex(boundedYear, "field_out_of_years");
/** An instant in an input (S30). */
export const boundedInstant = instant.regex(boundedYear, "field_out_of_years");
