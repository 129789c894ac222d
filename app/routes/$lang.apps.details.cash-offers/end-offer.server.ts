import { data } from "react-router";
import { z } from "zod";
import { adminGetOffer, endOffer as endOfferCall } from "#contract/offers/admin-offers.ts";
import { id } from "#contract/text/identifiers.ts";
import { formKey } from "~/components/form/form-key-schema";
import { parseForm } from "~/components/form/parse-form.server";
import { redirectWithToast } from "~/components/toast/flash-toast.server";
import { getTranslation } from "~/i18n/i18n.server";
import { providerClient } from "~/provider-client/provider-client.server";
import { ProviderError } from "~/provider-client/provider-error";
import { parseDateTimeInput } from "~/features/administration/date-time-input";
import { recordSearch } from "~/features/administration/record-search";
import type { ActionInput } from "./save-offer.server";

const schema = z.object({
  offer: id,
  key: formKey,
  version: z.coerce.number().int(),
  at: z.string().max(32).optional(),
});

/**
 * Ends an offer now or at the entered time, once per form key. If the form is invalid, returns it with its
 * errors.
 */
export async function endOffer({ context, url, form }: ActionInput) {
  const provider = providerClient(context);
  const t = getTranslation(context, "offers");
  const submission = parseForm(form, { schema });
  if (submission.status !== "success") throw new Response(null, { status: 400 });
  const { offer, key, version, at: typedTime } = submission.value;
  const at = typedTime ? parseDateTimeInput(typedTime) : null;
  if (at === undefined) {
    const result = submission.reply({ fieldErrors: { at: [t("moment")] } });
    return data({ result, latest: undefined }, { status: 400 });
  }
  try {
    const call = { params: { id: offer }, body: { version, at } };
    await provider.call(endOfferCall, call, { idempotencyKey: key });
    return await redirectWithToast(url.pathname + recordSearch(url.search, { view: offer }), {
      tone: "success",
      title: t(at ? "endPlanned" : "endDone"),
    });
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    const errors = error.fields?.at
      ? { fieldErrors: { at: error.fields.at } }
      : { formErrors: [error.message] };
    const latest =
      error.key === "offer_changed"
        ? (await provider.call(adminGetOffer, { params: { id: offer } })).data.version
        : undefined;
    return data({ result: submission.reply(errors), latest }, { status: error.status });
  }
}
