import { expect, test } from "vitest";
import { allCalls, nameOf } from "../../support/contract/contract-calls.ts";

/** POST calls without an `Idempotency-Key`, grouped by the reason why repeating them has no second effect. */
const callsWithoutKey: Record<string, string[]> = {
  "Computes or reads, and stores at most an entry in the activity log": [
    "POST /v1/admin/fraud-rules/preview",
    "POST /v1/admin/networks/try-mapping",
    "POST /v1/admin/networks/{key}/connection/test",
    "POST /v1/admin/notification-texts/{type}/preview",
    "POST /v1/admin/payout-runs/{id}/file",
    "POST /v1/admin/payout-services/paypal/test",
    "POST /v1/admin/users/{id}/member-view",
    "POST /v1/admin/withdrawals/{id}/payout-details",
    "POST /v1/shop/basket",
    "POST /v1/shop/orders/{id}/codes",
    "POST /v1/withdrawals/quote",
  ],
  "Repeating it finds what the first call made, and makes nothing": [
    "POST /auth/register",
    "POST /v1/admin/payout-answers",
    "POST /v1/links",
    "POST /v1/users/me/deletion",
    "POST /v1/users/me/export",
    "POST /v1/users/me/push-devices",
  ],
  "Sets a state, which a repetition leaves as it is": [
    "POST /auth/logout",
    "POST /notifications/current-user/restore",
    "POST /v1/academy/courses/{slug}/answers",
    "POST /v1/admin/bank-lines/{id}/set-aside",
    "POST /v1/admin/networks/{key}/connection/programmes",
    "POST /v1/admin/networks/{key}/missing-programmes/confirm",
    "POST /v1/admin/withdrawals/undo",
    "POST /v1/help/articles/{slug}/vote",
    "POST /v1/mails/subscriptions/{token}/end",
    "POST /v1/withdrawals/{id}/cancel",
  ],
  "Names the version it replaces, so that a repetition is refused": ["POST /v1/admin/help/{id}/restore"],
  "Takes a code, token or challenge that is used up by the first call": [
    "POST /auth/device-links/use",
    "POST /auth/login/second-step",
    "POST /auth/login/second-step/passkey",
    "POST /auth/login/service",
    "POST /auth/not-me",
    "POST /auth/passkey",
    "POST /auth/refresh-token",
    "POST /auth/reset-password",
    "POST /auth/undo-email",
    "POST /auth/verify-email",
    "POST /v1/extension/tokens",
    "POST /v1/users/me/email/verification/code",
    "POST /v1/users/me/passkeys",
    "POST /v1/users/me/second-factor/confirm",
    "POST /v1/users/me/second-factor/end",
    "POST /v1/users/me/services",
  ],
  "Answers with a secret, which can't be saved for a repetition; another one replaces it or expires": [
    "POST /auth/login",
    "POST /auth/login/second-step/passkey/options",
    "POST /auth/login/service/begin",
    "POST /auth/passkey/options",
    "POST /auth/step-up/passkey/options",
    "POST /v1/realtime/token",
    "POST /v1/users/me/extension-codes",
    "POST /v1/users/me/passkeys/options",
    "POST /v1/users/me/second-factor",
    "POST /v1/users/me/second-factor/recovery-codes",
    "POST /v1/users/me/services/begin",
  ],
  "Confirms who is calling, for some minutes": [
    "POST /auth/step-up",
    "POST /auth/step-up/passkey",
    "POST /v1/users/me/export/unlock",
  ],
  "Sends a link by mail, where a newer one replaces it; limited by address and account": [
    "POST /auth/device-links",
    "POST /auth/forgot-password",
    "POST /auth/verification-links",
    "POST /v1/users/me/email/verification",
  ],
};

test("every POST call takes an idempotency key or is listed with a reason", () => {
  const posts = allCalls.filter(
    ({ method, idempotencyKey }) => method === "POST" && idempotencyKey === "none",
  );
  expect(posts.map(nameOf).sort()).toEqual(Object.values(callsWithoutKey).flat().sort());
});
