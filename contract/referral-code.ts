import { z } from "zod";

/** A member's code as it stands in a link; capital letters and digits that nobody mistakes. */
export const referralCode = z.string().regex(/^[0-9A-HJKMNP-TV-Z]{8}$/);
