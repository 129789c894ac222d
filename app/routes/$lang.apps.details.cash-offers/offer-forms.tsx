import { useLocation } from "react-router";
import type { OfferDetails } from "#contract/offers/admin-offers.ts";
import type { SubmissionResult } from "~/components/form/conform-types";
import { SelectField } from "~/components/form/select-field";
import { formatDate, isolateDirection } from "~/i18n/format";
import { useLanguage, useTranslation } from "~/i18n/use-translation";
import type { NewOfferData } from "./load-offers.server";
import { OfferForm } from "./offer-form";
import { OfferHistory } from "./offer-history";
import { OtherStores } from "./other-stores";
import { recordSearch } from "~/features/administration/record-search";
import { offerInput } from "./offer-input";
import { useSeenVersion } from "./use-seen-version";

interface OfferFormResult {
  result: SubmissionResult | undefined;
  /** The current version, if another admin has saved in the meantime. */
  latest: number | undefined;
}

/** The form that creates an offer. It is empty, or filled with the values of another offer. */
export function CreateForm({ choices, from, formKey, result }: NewOfferData & OfferFormResult) {
  const t = useTranslation("offers");
  const language = useLanguage();
  const { search } = useLocation();
  const stores = choices.stores.map(({ slug, name }) => ({ value: slug, label: name }));
  const networks = choices.networks.map(({ key, name, status }) => ({
    value: key,
    label: status === "paused" ? t("networkPaused", { name }) : name,
  }));
  return (
    <OfferForm
      title={t("createTitle")}
      closeTo={recordSearch(search, from ? { view: from.id } : {})}
      initial={from ? offerInput(from, language, true) : {}}
      stores={choices.stores}
      currency={choices.currency}
      formKey={formKey}
      result={result}
    >
      {(field) => (
        <>
          <div className="mb-2 grid gap-x-4 sm:grid-cols-2">
            <SelectField
              {...field("store")}
              label={t("store")}
              placeholder={t("storeChoose")}
              data-first-focus
              options={stores}
              required
            />
            <SelectField
              {...field("network")}
              label={t("network")}
              placeholder={t("networkChoose")}
              options={networks}
              required
            />
          </div>
          <OtherStores field={field} stores={choices.stores} />
        </>
      )}
    </OfferForm>
  );
}

/** The form that changes an offer, as long as it hasn't ended. */
export function EditForm({
  offer,
  formKey,
  result,
  latest,
}: OfferFormResult & { offer: OfferDetails; formKey: string }) {
  const t = useTranslation("offers");
  const language = useLanguage();
  const { search } = useLocation();
  const seenVersion = useSeenVersion(offer.version, latest);
  const hasBegun = offer.state === "running";
  const startedAt = isolateDirection(formatDate(offer.startsAt, language, "minute"), language);
  return (
    <OfferForm
      title={t("editTitle", { store: isolateDirection(offer.store.name, language) })}
      closeTo={recordSearch(search, { view: offer.id })}
      initial={offerInput(offer, language)}
      stores={[offer.store]}
      fixedStart={hasBegun ? t("startFixed", { at: startedAt }) : undefined}
      currency={offer.currency}
      formKey={formKey}
      result={result}
    >
      {() => (
        <>
          <input type="hidden" name="offer" value={offer.id} />
          <input type="hidden" name="store" value={offer.store.slug} />
          <input type="hidden" name="version" value={seenVersion} />
          {latest !== undefined && (
            <div className="mb-5 rounded-md border border-line p-4">
              <OfferHistory offer={offer} maxShown={1} />
            </div>
          )}
        </>
      )}
    </OfferForm>
  );
}
