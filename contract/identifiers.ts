import { z } from "zod";

/** An opaque id, safe in a path; anything else (`../`, `%2e`, CR/LF, absolute URLs) is refused (S9). */
export const id = z.string().regex(/^[A-Za-z0-9_-]{1,64}$/);
export const idParams = z.object({ id });

/** An instant in ISO 8601, UTC. */
export const instant = z.iso.datetime();
export const day = z.iso.date();
