import { randomUUID } from "node:crypto";
import type { CallInput } from "#contract/calls/call.ts";
import { sendClaim } from "#contract/claims/claims.ts";
import type { TestProvider, TestUser } from "../programs/provider.ts";

/** The smallest possible PNG. */
export const pngProof = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==",
  "base64",
);
export const pdfProof = Buffer.from(
  "%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n",
);
export const jpegProof = Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16, 0x4a, 0x46, 0x49, 0x46, 0, 0xff, 0xd9]);

type Body = NonNullable<CallInput<typeof sendClaim>["body"]>;

/** Sends a valid claim with the given overrides. */
export function sendTestClaim(
  provider: TestProvider,
  as: TestUser,
  body: Partial<Body> & Pick<Body, "clickId" | "orderedOn">,
  key: string = randomUUID(),
) {
  return provider.call(sendClaim, {
    as,
    headers: { "idempotency-key": key },
    body: {
      orderNumber: `ON-${randomUUID()}`,
      orderAmount: 4_990,
      proof: pngProof.toString("base64"),
      ...body,
    },
  });
}
