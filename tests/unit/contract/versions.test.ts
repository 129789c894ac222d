import { expect, test } from "vitest";
import { hasVersion } from "#provider/plugins/entity-tags.ts";
import { allCalls, nameOf } from "../../support/contract/contract-calls.ts";

/**
 * Changes by staff that need no version, grouped by the reason why the second of two simultaneous changes
 * doesn't overwrite anything unseen.
 */
const callsWithoutVersion: Record<string, string[]> = {
  "Sets one value, which the form shows as a button or a switch": [
    "PATCH /v1/admin/networks/{key}/connection",
    "PATCH /v1/admin/users/{id}",
    "PUT /v1/admin/exchange-rates",
    "PUT /v1/admin/operation-mode",
    "PUT /v1/admin/stores/{slug}/links",
  ],
  "Replaces a picture as a whole": [
    "PUT /v1/admin/shop/categories/{id}/picture",
    "PUT /v1/admin/shop/products/{id}/picture",
    "PUT /v1/admin/stores/{slug}/logo",
  ],
  "Replaces credentials that no form shows": [
    "PUT /v1/admin/networks/{key}/connection",
    "PUT /v1/admin/payout-services/paypal",
  ],
  "Has a revision of its own": ["PUT /v1/admin/shop/product-drafts/{product}"],
};

test("every change of settings by staff takes the version it is based on, or gives a reason", () => {
  const changes = allCalls.filter(
    ({ method, path, body }) =>
      (method === "PUT" || method === "PATCH") && path.startsWith("/v1/admin/") && !hasVersion(body),
  );
  expect(changes.map(nameOf).sort()).toEqual(Object.values(callsWithoutVersion).flat().sort());
});
