import type { z } from "zod";
import { type AuthenticationResponse, authenticationResponse } from "#contract/accounts/passkey-responses.ts";
import { passkeyField } from "~/components/passkey/passkey-field";

/**
 * Parses the browser's passkey response in a form.
 * @throws Response 400 if it is malformed
 */
export function readPasskey<Schema extends z.ZodType>(form: FormData, schema: Schema): z.output<Schema> {
  const text = form.get(passkeyField);
  const parsed = schema.safeParse(typeof text === "string" ? parseJson(text) : undefined);
  if (!parsed.success) throw new Response(null, { status: 400 });
  return parsed.data;
}

/**
 * Returns the passkey response that a form contains instead of a password.
 * @throws Response 400 as `readPasskey` does
 */
export function passkeyInstead(form: FormData): AuthenticationResponse | undefined {
  return form.get(passkeyField) ? readPasskey(form, authenticationResponse) : undefined;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
