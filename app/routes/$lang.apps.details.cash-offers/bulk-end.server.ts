import { data } from "react-router";
import { z } from "zod";
import { type AdminOffer, adminListOffers, decideOffers } from "#contract/offers/admin-offers.ts";
import { maxSelected } from "#contract/calls/bulk.ts";
import { formKey } from "~/components/form/form-key-schema";
import { parseForm } from "~/components/form/parse-form.server";
import { loadSelection, type BulkSelection } from "~/features/administration/load-selection.server";
import { selectedRows, versionedId } from "~/features/administration/bulk-schema";
import { sendBulkAction } from "~/features/administration/send-bulk-action.server";
import { getTranslation } from "~/i18n/i18n.server";
import { type ProviderClient, providerClient } from "~/provider-client/provider-client.server";
import { bulkSteps } from "./offers-table";
import { recordSearch } from "~/features/administration/record-search";
import type { ActionInput } from "./save-offer.server";

export type OfferSelection = BulkSelection<AdminOffer, "end">;

/** Loads the offers selected for ending, if the URL contains any. */
export function loadBulk(
  provider: ProviderClient,
  parameters: URLSearchParams,
): Promise<OfferSelection | null> {
  return loadSelection(parameters, {
    steps: bulkSteps,
    find: (ids) => provider.call(adminListOffers, { query: { ids, limit: maxSelected } }),
    isPossible: ({ state }) => state !== "ended",
  });
}

const schema = z.object({ ids: selectedRows(versionedId), key: formKey });

/** Ends the selected offers immediately, once per form key. */
export async function endOffers({ context, url, form }: ActionInput) {
  const t = getTranslation(context, "offers");
  const submission = parseForm(form, { schema });
  if (submission.status !== "success")
    return data({ result: submission.reply(), latest: undefined }, { status: 400 });
  const { ids: offers, key } = submission.value;
  const body = { offers, decision: { step: "end" } } as const;
  return sendBulkAction({
    submission,
    send: () => providerClient(context).call(decideOffers, { body }, { idempotencyKey: key }),
    doneText: (count) => t("bulkDone", { count }),
    back: url.pathname + recordSearch(url.search),
  });
}
