import { expect, test } from "vitest";
import { adminOfferChoices } from "#contract/offers/admin-offers.ts";
import type { ProviderClient } from "~/provider-client/provider-client.server";
import { ProviderError, type ProviderErrorKind } from "~/provider-client/provider-error";
import { loadNewOffer } from "~/routes/$lang.apps.details.cash-offers/load-offers.server";

/** Loads the form for a copy of an offer that the provider fails to return. */
async function loadCopy(status: number, kind: ProviderErrorKind) {
  const error = new ProviderError({ status, kind, message: "Not now" });
  const call = async (declaration: unknown) => {
    if (declaration === adminOfferChoices) return { data: { stores: [], networks: [], currency: "USD" } };
    throw error;
  };
  return loadNewOffer({ call } as unknown as ProviderClient, new URLSearchParams("step=new&from=o_1"));
}

test("shows an empty form if the offer to copy doesn't exist", async () => {
  expect(await loadCopy(404, "refused")).toMatchObject({ state: "loaded", data: { from: null } });
});

test("reports that the offer to copy couldn't be loaded", async () => {
  expect(await loadCopy(504, "timeout")).toMatchObject({ state: "failed", message: "Not now" });
});

test("passes on that the session has ended", async () => {
  await expect(loadCopy(401, "signed-out")).rejects.toMatchObject({ kind: "signed-out" });
});
