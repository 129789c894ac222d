import type { OfferStore } from "#contract/offers/admin-offers.ts";
import { fieldId } from "~/components/form/field";
import { Checkbox } from "~/components/ui/checkbox";
import { FoldSummary } from "~/components/ui/fold-summary";
import { useTranslation } from "~/i18n/use-translation";
import type { BindField } from "./bind-field";
import { otherStoreField } from "./offer-input";

/**
 * Checkboxes for the other stores that get an offer with the same terms, collapsed unless one of them is
 * checked or has an error.
 */
export function OtherStores({ field, stores }: { field: BindField; stores: OfferStore[] }) {
  const t = useTranslation("offers");
  const choices = stores.map((store) => ({ store, ...field(otherStoreField(store.slug)) }));
  const isOpen = choices.some(({ errors, defaultValue }) => errors?.length || defaultValue);
  return (
    <details open={isOpen || undefined} className="group mb-5">
      <FoldSummary label={t("otherStores")} className="font-medium" />
      <p className="mt-1 mb-3 text-sm text-muted">{t("otherStoresHint")}</p>
      <ul className="grid max-h-60 gap-x-4 gap-y-1 overflow-y-auto rounded-md border border-line p-3 sm:grid-cols-2">
        {choices.map(({ store, name, errors, defaultValue }) => (
          <li key={name}>
            <Checkbox
              id={fieldId(name)}
              name={name}
              label={<bdi>{store.name}</bdi>}
              defaultChecked={defaultValue === "on"}
              aria-invalid={errors?.length ? true : undefined}
              aria-describedby={errors?.length ? `${fieldId(name)}-errors` : undefined}
            />
            {errors && errors.length > 0 && (
              <ul id={`${fieldId(name)}-errors`} className="pb-1 text-sm text-danger">
                {errors.map((error) => (
                  <li key={error}>{error}</li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
    </details>
  );
}
