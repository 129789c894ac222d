import { z } from "zod";

/** A member's code in a referral link: capital letters and digits without ambiguous characters. */
export const referralCode = z.string().regex(/^[0-9A-HJKMNP-TV-Z]{8}$/);
