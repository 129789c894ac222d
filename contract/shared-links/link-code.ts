import { z } from "zod";

/** The code in the address of a member's link: `/go/{code}`. */
export const linkCode = z.string().regex(/^[0-9A-HJKMNP-TV-Z]{8}$/);
