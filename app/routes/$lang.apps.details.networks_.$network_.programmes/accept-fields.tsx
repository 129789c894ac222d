import type { AdminProgramme } from "#contract/networks/admin-programmes.ts";
import { storeCategories } from "#contract/stores/store-categories.ts";
import { toMajorUnits } from "#contract/money/minor-units.ts";
import { SelectField } from "~/components/form/select-field";
import { TextField } from "~/components/form/text-field";
import type { useFormCheck } from "~/components/form/use-form-check";
import { formatBasisPoints, formatMoney } from "~/i18n/format";
import { useLanguage, useTranslation } from "~/i18n/use-translation";

interface AcceptFieldsProps {
  form: ReturnType<typeof useFormCheck>;
  programme: AdminProgramme;
  stores: { value: string; name: string }[];
}

/** The share of the commission that is suggested as the members' rate. */
const suggestedShare = 0.7;

/** The inputs for accepting a programme as an offer: its store and the members' rate. */
export function AcceptFields({ form, programme, stores }: AcceptFieldsProps) {
  const t = useTranslation("network-programmes");
  const storeText = useTranslation("stores");
  const language = useLanguage();
  const { commission, currency } = programme;
  const rateText = (rate: number) =>
    commission?.kind === "flat" ? formatMoney(rate, currency, language) : formatBasisPoints(rate, language);
  const field = (name: string, fallback: string) => {
    const bound = form.field(name);
    return { ...bound, defaultValue: bound.defaultValue ?? fallback };
  };
  return (
    <>
      <SelectField
        {...field("store", programme.store?.slug ?? "")}
        label={t("store")}
        options={[
          { value: "", label: t("newStore") },
          ...stores.map(({ value, name }) => ({ value, label: name })),
        ]}
      />
      <SelectField
        {...field("category", storeCategories[0])}
        label={t("category")}
        hint={t("categoryHint")}
        options={storeCategories.map((value) => ({ value, label: storeText(`category_${value}`) }))}
      />
      {!commission && (
        <>
          <SelectField
            {...field("kind", "percent")}
            label={t("commissionKind")}
            options={(["percent", "flat"] as const).map((value) => ({ value, label: t(`kind_${value}`) }))}
          />
          <TextField
            {...form.field("commission")}
            label={t("commission")}
            hint={t("commissionHint")}
            dir="ltr"
            inputMode="decimal"
            maxLength={20}
            required
          />
        </>
      )}
      <TextField
        {...field("rate", suggestedRate(programme))}
        label={t("rate")}
        hint={commission ? t("rateHint", { most: rateText(commission.minimum) }) : t("rateHintUnlisted")}
        dir="ltr"
        inputMode="decimal"
        maxLength={20}
        required
      />
    </>
  );
}

/**
 * Returns the suggested rate as the input's value: a percentage or an amount. Returns an empty text if no
 * minimum commission is known.
 */
function suggestedRate({ commission, currency }: AdminProgramme): string {
  if (!commission?.minimum) return "";
  const rate = Math.floor(commission.minimum * suggestedShare);
  return commission.kind === "percent" ? String(rate / 100) : toMajorUnits(rate, currency);
}
