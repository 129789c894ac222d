import { z } from "zod";

const bytes = (maxLength: number) =>
  z
    .string()
    .max(maxLength)
    .regex(/^[\w-]*$/);
const answer = z.object({
  id: bytes(1_400).min(1),
  rawId: bytes(1_400).min(1),
  type: z.literal("public-key"),
  /** No extensions are requested, so their results are dropped. */
  clientExtensionResults: z.object({}).default({}),
});

/** The browser's answer after creating a passkey (`RegistrationResponseJSON`). */
export const newPasskeyAnswer = answer.extend({
  response: z.object({
    clientDataJSON: bytes(4_000),
    attestationObject: bytes(12_000),
    transports: z.array(z.string().max(32)).max(10).optional(),
  }),
});
/** The browser's answer after using a passkey (`AuthenticationResponseJSON`). */
export const passkeyAnswer = answer.extend({
  response: z.object({
    clientDataJSON: bytes(4_000),
    authenticatorData: bytes(4_000),
    signature: bytes(2_000),
    userHandle: bytes(100).optional(),
  }),
});
export type NewPasskeyAnswer = z.output<typeof newPasskeyAnswer>;
export type PasskeyAnswer = z.output<typeof passkeyAnswer>;
