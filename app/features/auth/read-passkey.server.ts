import type { z } from "zod";
import { passkeyField } from "~/components/passkey/passkey-form";

/** What the browser wrote into a form about a passkey. @throws Response 400 for what no browser writes */
export function readPasskey<Schema extends z.ZodType>(form: FormData, schema: Schema): z.output<Schema> {
  const text = form.get(passkeyField);
  const parsed = schema.safeParse(typeof text === "string" ? parseJson(text) : undefined);
  if (!parsed.success) throw new Response(null, { status: 400 });
  return parsed.data;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
