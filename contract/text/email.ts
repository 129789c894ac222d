import { z } from "zod";
import { emailAddress, ownerProof } from "../accounts/auth.ts";
import type { ErrorKey } from "../calls/error-keys.ts";
import { defineCall } from "../calls/call.ts";
import { readCode } from "./input/code.ts";

/**
 * Confirms an address with the link of a mail. No session is required: the reader may be logged in on another
 * device.
 */
export const verifyEmail = defineCall("POST", "/auth/verify-email", {
  summary: "Confirm an email address with the single-use token of an emailed link",
  body: z.object({ token: z.string().max(256) }),
  data: z.null(),
});
/** Six digits, with or without grouping. */
export const verificationCode = z
  .string()
  .max(64)
  .transform(readCode)
  .pipe(z.string().regex(/^\d{6}$/, { error: "code_wrong" satisfies ErrorKey }));

export const submitVerificationCode = defineCall("POST", "/v1/users/me/email/verification/code", {
  summary: "Confirm my email address with the code of the newest email",
  body: z.object({ code: verificationCode }),
  data: z.null(),
});
export const resendVerification = defineCall("POST", "/v1/users/me/email/verification", {
  summary: "Send another link and code to confirm my email address",
  data: z.null(),
});
/**
 * For members who have just registered and aren't logged in. Returns the same answer whether the address has an
 * account or not, and whether it is confirmed or not.
 */
export const requestVerification = defineCall("POST", "/auth/verification-links", {
  summary: "Send another link and code to an email address that isn't confirmed yet",
  body: z.object({ email: emailAddress }),
  data: z.null(),
});
/** Sends a mail to both addresses. Returns the same answer whether the new address has an account or not. */
export const changeEmail = defineCall("PUT", "/v1/users/me/email", {
  summary:
    "Request a change of my email address, with the password or a passkey; takes effect when the link sent to the new address is opened",
  body: ownerProof.extend({ email: emailAddress }),
  data: z.null(),
});
/** Needs only the link of a mail, because the account may have been taken over. */
export const undoEmailChange = defineCall("POST", "/auth/undo-email", {
  summary: "Keep or restore an account's email address, log out everywhere and require a new password",
  body: z.object({ token: z.string().max(256) }),
  data: z.null(),
});
