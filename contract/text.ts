import { z } from "zod";

/** What a person typed: anything but what no database can store, the NUL character and half characters. */
export const plainText = z.string().regex(/^[^\0\p{Cs}]*$/u);
