import { randomUUID } from "node:crypto";
import {
  adminGetOffer,
  adminOfferChoices,
  type OpenedOffer,
  type OfferStore,
} from "#contract/admin-offers.ts";
import type { CallData } from "#contract/call.ts";
import { id } from "#contract/identifiers.ts";
import { loadViewed, type Viewed } from "~/features/administration/load-viewed.server";
import { withLogoAddress } from "~/features/stores/logo-address.server";
import { loadPart } from "~/provider-client/load-part.server";
import type { PagePart } from "~/provider-client/page-part";
import type { ProviderClient } from "~/provider-client/provider-client.server";

export type OpenedPart = Viewed<{
  offer: OpenedOffer;
  isEditing: boolean;
  isEnding: boolean;
  formKey: string;
}>;

/** The offer that `?view=` names, with the form of `?step=` where it can still change; null when it names none. */
export async function loadOpened(
  provider: ProviderClient,
  parameters: URLSearchParams,
): Promise<OpenedPart | null> {
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

/** What a new offer can be made for, and the one it is prefilled from. */
export interface Creating {
  choices: CallData<typeof adminOfferChoices>;
  from: OpenedOffer | null;
  formKey: string;
}

/** The form of a new offer, where the URL asks for it (`?step=new&from=…`). */
export async function loadCreating(
  provider: ProviderClient,
  parameters: URLSearchParams,
): Promise<PagePart<Creating> | null> {
  if (parameters.get("step") !== "new" || parameters.get("view")) return null;
  const from = id.safeParse(parameters.get("from"));
  return loadPart(
    Promise.all([
      provider.call(adminOfferChoices),
      // An offer that is not there prefills nothing.
      from.success ? findOffer(provider, from.data).catch(() => null) : null,
    ]).then(([{ data: choices }, prefill]) => ({
      choices: { ...choices, stores: choices.stores.map((store: OfferStore) => withLogoAddress(store)) },
      from: prefill,
      formKey: randomUUID(),
    })),
  );
}

async function findOffer(provider: ProviderClient, offerId: string): Promise<OpenedOffer> {
  const { data } = await provider.call(adminGetOffer, { params: { id: offerId } });
  return { ...data, store: withLogoAddress(data.store) };
}
