import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Call } from "#contract/calls/call.ts";
import { stepUpSeconds } from "#contract/accounts/auth.ts";
import { z } from "zod";
import type { Connection } from "#provider/database/engine/connection.ts";
import { allCalls, nameOf, openCalls } from "../../support/contract/contract-calls.ts";
import { openMemoryDatabase } from "../../support/databases/databases.ts";
import { startTestProvider, type TestProvider, type TestUser } from "../../support/programs/provider.ts";

/** Admin calls that change data without a step-up, by reason. */
const changesWithout: Record<string, string[]> = {
  "Changes content and catalogue: no destination of money, no secret": [
    "PATCH /v1/admin/academy/courses/{id}",
    "POST /v1/admin/coupons",
    "PUT /v1/admin/coupons/{id}",
    "POST /v1/admin/coupons/end",
    "POST /v1/admin/coupons/import",
    "POST /v1/admin/help",
    "PATCH /v1/admin/help/{id}",
    "POST /v1/admin/help/{id}/restore",
    "POST /v1/admin/network-coupons/decide",
    "POST /v1/admin/networks/{key}/missing-programmes/confirm",
    "POST /v1/admin/offers/bulk",
    "POST /v1/admin/offers/{id}/end",
    "POST /v1/admin/programmes/{id}/ignore",
    "POST /v1/admin/programmes/{id}/restore",
    "POST /v1/admin/programmes/{id}/review",
    "POST /v1/admin/reviews/bulk",
    "POST /v1/admin/reviews/{id}/decision",
    "PUT /v1/admin/reviews/{id}/reply",
    "POST /v1/admin/shop/categories",
    "PUT /v1/admin/shop/categories/{id}",
    "POST /v1/admin/shop/categories/{id}/copy",
    "POST /v1/admin/shop/categories/{id}/removal",
    "PUT /v1/admin/shop/categories/{id}/picture",
    "DELETE /v1/admin/shop/categories/{id}/picture",
    "POST /v1/admin/shop/products",
    "PUT /v1/admin/shop/products/{id}",
    "POST /v1/admin/shop/products/bulk",
    "POST /v1/admin/shop/products/{id}/{step}",
    "PUT /v1/admin/shop/products/{id}/picture",
    "DELETE /v1/admin/shop/products/{id}/picture",
    "PUT /v1/admin/shop/product-drafts/{product}",
    "DELETE /v1/admin/shop/product-drafts/{product}",
    "PUT /v1/admin/stores/{slug}/logo",
    "DELETE /v1/admin/stores/{slug}/logo",
    "PUT /v1/admin/stores/{slug}/links",
    "PUT /v1/admin/settings/contact",
    "PUT /v1/admin/settings/accounting",
    "PUT /v1/admin/settings/currencies",
    "PUT /v1/admin/settings/notifications",
  ],
  "Stores files that change nothing until they are applied": [
    "POST /v1/admin/payout-answers",
    "POST /v1/admin/payout-runs/{id}/demo-bank",
  ],
  "Repeats work that was decided before": ["POST /v1/admin/job-queues/{queue}/retry"],
  "Sends what a schedule sends anyway, to the storage of the environment": [
    "POST /v1/admin/warehouse-exports",
  ],
  "Undoes the caller's own decision before it is carried out": ["POST /v1/admin/withdrawals/undo"],
  "Computes an answer and stores nothing": [
    "POST /v1/admin/fraud-rules/preview",
    "POST /v1/admin/networks/try-mapping",
    "POST /v1/admin/notification-texts/{type}/preview",
  ],
  "Writes invoices and records what networks paid; where they pay to is the issuer's": [
    "POST /v1/admin/invoices",
    "PATCH /v1/admin/invoices/{id}",
    "POST /v1/admin/invoices/bulk",
    "POST /v1/admin/invoices/propose",
    "POST /v1/admin/invoices/{id}/discard",
    "POST /v1/admin/invoices/{id}/duplicate",
    "POST /v1/admin/invoices/{id}/payments",
    "POST /v1/admin/invoices/{id}/restore",
    "POST /v1/admin/invoices/{id}/send",
    "POST /v1/admin/invoices/{id}/void",
    "POST /v1/admin/invoice-payments/{id}/withdraw",
    "PUT /v1/admin/invoice-billing/{id}",
    "POST /v1/admin/bank-statements",
    "POST /v1/admin/bank-statements/{id}/apply",
    "POST /v1/admin/bank-lines/{id}/assign",
    "POST /v1/admin/bank-lines/{id}/return",
    "POST /v1/admin/bank-lines/{id}/set-aside",
  ],
  "Keeps a report or reads it again by the network's own rules; a file is applied with a step-up": [
    "POST /v1/admin/exchange-rate-files",
    "POST /v1/admin/network-reports",
    "POST /v1/admin/network-reports/{id}/examine",
    "POST /v1/admin/postbacks/{id}/discard",
    "POST /v1/admin/postbacks/{id}/replay",
  ],
  "Reads the API of a network or service with credentials that were entered with a step-up": [
    "PATCH /v1/admin/networks/{key}/connection",
    "POST /v1/admin/networks/{key}/connection/programmes",
    "POST /v1/admin/networks/{key}/connection/pull",
    "POST /v1/admin/networks/{key}/connection/test",
    "POST /v1/admin/payout-services/paypal/test",
  ],
  "Changes what is checked and held; each payout has its own decision, with a step-up": [
    "POST /v1/admin/fraud-cases/{id}/decision",
    "POST /v1/admin/fraud-rules",
    "PUT /v1/admin/fraud-rules/{id}",
    "POST /v1/admin/fraud-rules/{id}/mode",
  ],
  "Sends a mail that was written before, to the address it was written for": [
    "POST /v1/admin/mails/{id}/retry",
  ],
  "Sends what a webhook's address, entered with a step-up, was to get": [
    "POST /v1/admin/webhook-deliveries/{id}/resend",
    "POST /v1/admin/webhook-endpoints/{id}/delete",
    "POST /v1/admin/webhook-endpoints/{id}/pause",
    "POST /v1/admin/webhook-endpoints/{id}/replay",
    "POST /v1/admin/webhook-endpoints/{id}/resume",
    "POST /v1/admin/webhook-endpoints/{id}/test",
  ],
  "Only takes away: a program's access": ["POST /v1/admin/api-keys/{id}/revoke"],
  "Adds codes and shows none": ["POST /v1/admin/shop/variants/{id}/codes"],
  "Answers a member's ticket": ["POST /v1/admin/tickets/{id}/answer", "POST /v1/admin/tickets/{id}/close"],
  "Changes an account without its sign-in methods, destinations or money": [
    "POST /v1/admin/users",
    "PATCH /v1/admin/users/{id}",
    "POST /v1/admin/users/{id}/tier",
  ],
  "Shows a member's figures with masked payout methods, and logs that": [
    "POST /v1/admin/users/{id}/member-view",
  ],
};

/** Member calls that change data without a step-up, by reason. */
const membersWithout: Record<string, string[]> = {
  "Takes the password, or a passkey, in its own body": [
    "POST /v1/payout-methods",
    "POST /v1/withdrawals",
    "PUT /v1/users/me/password",
    "PUT /v1/users/me/email",
    "POST /v1/users/me/second-factor/end",
    "POST /v1/users/me/second-factor/recovery-codes",
  ],
  "Gives the proof itself": [
    "POST /auth/step-up",
    "POST /auth/step-up/passkey",
    "POST /auth/step-up/passkey/options",
  ],
  "Finishes what a step-up of the same login began": ["POST /v1/users/me/services"],
  "Only takes away: a destination, a login, a request": [
    "DELETE /v1/payout-methods/{id}",
    "DELETE /v1/extension/tokens/current",
    "DELETE /v1/users/me/push-devices/{id}",
    "DELETE /v1/users/me/sessions",
    "DELETE /v1/users/me/sessions/{id}",
    "DELETE /v1/users/me/deletion",
    "POST /v1/withdrawals/{id}/cancel",
  ],
  "Computes an answer and stores nothing": ["POST /v1/withdrawals/quote"],
  "Sends the member's own notifications to the browser the session is in, until it ends": [
    "POST /v1/users/me/push-devices",
  ],
  "Lets an extension activate cash back and read the balance": ["POST /v1/users/me/extension-codes"],
  "Issues a short-lived token for the caller's own socket": ["POST /v1/realtime/token"],
  "Confirms the address the account already has": [
    "POST /v1/users/me/email/verification",
    "POST /v1/users/me/email/verification/code",
  ],
  "Changes what the member says, reads or sees: no sign-in method, destination or money": [
    "PATCH /notifications/current-user",
    "PATCH /notifications/current-user/mark-all-as-read",
    "PATCH /notifications/{id}/mark-as-read",
    "DELETE /notifications/{id}",
    "POST /notifications/current-user/restore",
    "POST /v1/academy/courses/{slug}/answers",
    "PUT /v1/academy/courses/{slug}/bookmark",
    "POST /v1/cash-back/claims",
    "POST /v1/clicks",
    "POST /v1/extension/clicks",
    "PUT /v1/coupons/{id}/vote",
    "PUT /v1/favourites/{slug}",
    "POST /v1/links",
    "PUT /v1/links/{id}/state",
    "POST /v1/referrals/invitations",
    "PUT /v1/stores/{slug}/review",
    "DELETE /v1/stores/{slug}/review",
    "POST /v1/tickets",
    "POST /v1/tickets/{id}/messages",
    "PATCH /v1/users/me/account",
    "PUT /v1/users/me/avatar",
    "DELETE /v1/users/me/avatar",
    "PATCH /v1/users/me/notification-settings",
    "PUT /v1/users/me/notification-settings",
    "PATCH /v1/users/me/passkeys/{id}",
    "POST /v1/users/me/saved-views",
    "PATCH /v1/users/me/saved-views/{id}",
    "DELETE /v1/users/me/saved-views/{id}",
  ],
};

/** Calls that return a field named like a secret without a step-up, by reason. */
const secretsWithout: Record<string, string[]> = {
  "Holds the issuer's own bank details, which every invoice prints": [
    "GET /v1/admin/invoice-figures",
    "GET /v1/admin/invoice-issuer",
    "GET /v1/admin/invoices/{id}",
    "PATCH /v1/admin/invoices/{id}",
    "POST /v1/admin/bank-lines/{id}/assign",
    "POST /v1/admin/bank-lines/{id}/return",
    "POST /v1/admin/invoice-payments/{id}/withdraw",
    "POST /v1/admin/invoices",
    "POST /v1/admin/invoices/{id}/duplicate",
    "POST /v1/admin/invoices/{id}/payments",
    "POST /v1/admin/invoices/{id}/restore",
    "POST /v1/admin/invoices/{id}/send",
    "POST /v1/admin/invoices/{id}/void",
  ],
  "Issues a short-lived token for the caller's own socket": ["POST /v1/realtime/token"],
  "Takes the password in its own body": ["POST /v1/users/me/second-factor/recovery-codes"],
};

/** Response fields that contain a complete secret or payout destination. */
const secretFields = /^(iban|secret|token|access_token|refreshToken|codes|recoveryCodes|uri|flow)$/;

function fieldsOf(schema: unknown): string[] {
  if (typeof schema !== "object" || schema === null) return [];
  const { properties } = schema as { properties?: object };
  return [...Object.keys(properties ?? {}), ...Object.values(schema).flatMap(fieldsOf)];
}
function returnsSecret({ data }: Call): boolean {
  const schema = z.toJSONSchema(data, { io: "output", unrepresentable: "any" });
  return fieldsOf(schema).some((field) => secretFields.test(field));
}

const listedCalls = (reasons: Record<string, string[]>) => Object.values(reasons).flat().sort();
const names = (calls: Call[]) => calls.map(nameOf).sort();

describe("endpoints that declare a step-up", () => {
  const without = allCalls.filter(({ stepUp }) => !stepUp);
  const changes = without.filter(({ method }) => method !== "GET");

  test("every admin call that changes something is included or has a listed reason", () => {
    expect(names(changes.filter(({ path }) => path.startsWith("/v1/admin/")))).toEqual(
      listedCalls(changesWithout),
    );
  });

  test("every member call that changes something is included or has a listed reason", () => {
    const members = changes.filter(
      (call) => !call.path.startsWith("/v1/admin/") && !openCalls.includes(nameOf(call)),
    );
    expect(names(members)).toEqual(listedCalls(membersWithout));
  });

  test("every call that shows a secret is included or has a listed reason", () => {
    const closed = without.filter((call) => !openCalls.includes(nameOf(call)));
    expect(names(closed.filter(returnsSecret))).toEqual(listedCalls(secretsWithout));
  });
});

describe("a declared step-up", () => {
  let now = new Date("2026-05-04T09:00:00Z");
  let connection: Connection;
  let provider: TestProvider;
  let admin: TestUser;
  const guarded = allCalls.filter(({ stepUp }) => stepUp === true);

  beforeAll(async () => {
    connection = await openMemoryDatabase();
    provider = await startTestProvider({ connection, clock: () => now });
    admin = await provider.signUp({ role: "admin" });
  });
  afterAll(async () => {
    await provider.close();
    await connection.close();
  });

  async function keyOf(call: Call): Promise<unknown> {
    const response = await provider.app.inject({
      method: call.method,
      url: `/apis${call.path.replace(/\{\w+\}/g, "00000000-0000-4000-8000-000000000000")}`,
      headers: { authorization: `Bearer ${admin.accessToken}` },
    });
    return response.statusCode < 400 ? null : response.json<{ key: string }>().key;
  }

  test.each(guarded.map((call) => [nameOf(call), call] as const))(
    "%s refuses a password older than allowed",
    async (_, call) => {
      const signedUpAt = now;
      expect(await keyOf(call)).not.toBe("step_up_required");
      now = new Date(signedUpAt.getTime() + (stepUpSeconds + 1) * 1000);
      expect(await keyOf(call)).toBe("step_up_required");
      now = signedUpAt;
    },
  );
});
