import { z } from "zod";

const base64UrlText = (maxLength: number) =>
  z
    .string()
    .max(maxLength)
    .regex(/^[\w-]*$/);
const credential = z.object({
  id: base64UrlText(1_400).min(1),
  rawId: base64UrlText(1_400).min(1),
  type: z.literal("public-key"),
  /** No extensions are requested, so any extension results are dropped. */
  clientExtensionResults: z.object({}).default({}),
});

/** The browser's answer after creating a passkey (`RegistrationResponseJSON`). */
export const registrationResponse = credential.extend({
  response: z.object({
    clientDataJSON: base64UrlText(4_000),
    attestationObject: base64UrlText(12_000),
    transports: z.array(z.string().max(32)).max(10).optional(),
  }),
});
/** The browser's answer after using a passkey (`AuthenticationResponseJSON`). */
export const authenticationResponse = credential.extend({
  response: z.object({
    clientDataJSON: base64UrlText(4_000),
    authenticatorData: base64UrlText(4_000),
    signature: base64UrlText(2_000),
    userHandle: base64UrlText(100).optional(),
  }),
});
export type RegistrationResponse = z.output<typeof registrationResponse>;
export type AuthenticationResponse = z.output<typeof authenticationResponse>;
