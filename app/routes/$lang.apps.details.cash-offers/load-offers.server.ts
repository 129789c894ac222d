import { randomUUID } from "node:crypto";
import {
  adminGetOffer,
  adminOfferChoices,
  type OfferDetails,
  type OfferStore,
} from "#contract/offers/admin-offers.ts";
import type { CallData } from "#contract/calls/call.ts";
import { id } from "#contract/text/identifiers.ts";
import { loadViewed, type ViewedPart } from "~/features/administration/load-viewed.server";
import { withLogoAddress } from "~/features/stores/logo-address.server";
import { loadPart } from "~/provider-client/load-part.server";
import type { PagePart } from "~/provider-client/page-part";
import { ProviderError } from "~/provider-client/provider-error";
import type { ProviderClient } from "~/provider-client/provider-client.server";

export type OfferPart = ViewedPart<{
  offer: OfferDetails;
  isEditing: boolean;
  isEnding: boolean;
  formKey: string;
}>;

/**
 * Loads the offer of `?view=`, and the form of `?step=` if the offer can still be changed; `null` without
 * `view`.
 */
export async function loadOffer(
  provider: ProviderClient,
  parameters: URLSearchParams,
): Promise<OfferPart | null> {
  const step = parameters.get("step");
  return loadViewed(parameters, async (offerId) => {
    const offer = await findOffer(provider, offerId);
    return {
      offer,
      formKey: randomUUID(),
      isEditing: step === "edit" && offer.state !== "ended",
      isEnding: step === "end" && offer.state !== "ended",
    };
  });
}

/** The stores and networks for a new offer, and the offer that it is copied from. */
export interface NewOfferData {
  choices: CallData<typeof adminOfferChoices>;
  from: OfferDetails | null;
  formKey: string;
}

/** Loads the form that creates an offer, if the URL opens it (`?step=new&from=…`). */
export async function loadNewOffer(
  provider: ProviderClient,
  parameters: URLSearchParams,
): Promise<PagePart<NewOfferData> | null> {
  if (parameters.get("step") !== "new" || parameters.get("view")) return null;
  const from = id.safeParse(parameters.get("from"));
  return loadPart(
    Promise.all([
      provider.call(adminOfferChoices),
      // If the offer doesn't exist, the form is empty.
      from.success ? findOffer(provider, from.data).catch(ignoreNotFound) : null,
    ]).then(([{ data: choices }, prefill]) => ({
      choices: { ...choices, stores: choices.stores.map((store: OfferStore) => withLogoAddress(store)) },
      from: prefill,
      formKey: randomUUID(),
    })),
  );
}

/** @throws `error` unless it is a refusal with status 404 */
function ignoreNotFound(error: unknown): null {
  if (error instanceof ProviderError && error.status === 404) return null;
  throw error;
}

async function findOffer(provider: ProviderClient, offerId: string): Promise<OfferDetails> {
  const { data } = await provider.call(adminGetOffer, { params: { id: offerId } });
  return { ...data, store: withLogoAddress(data.store) };
}
