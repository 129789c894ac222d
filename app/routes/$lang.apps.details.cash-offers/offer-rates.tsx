import { boostAudiences } from "#contract/offers/boost-audiences.ts";
import { SelectField } from "~/components/form/select-field";
import { TextField } from "~/components/form/text-field";
import { useTranslation } from "~/i18n/use-translation";
import type { BindField } from "./bind-field";

interface OfferRatesProps {
  field: BindField;
  currency: string;
  fixedStart: string | undefined;
}

/** Fields for an offer's rates, commission and period. */
export function OfferRates({ field, currency, fixedStart }: OfferRatesProps) {
  const t = useTranslation("offers");
  const kinds = (["percent", "flat"] as const).map((value) => ({
    value,
    label: t(`kind_${value}`, { currency }),
  }));
  const decimal = { inputMode: "decimal", autoComplete: "off", dir: "ltr", maxLength: 32 } as const;
  const { defaultValue: kind, ...rateKind } = field("rateKind");
  const { defaultValue: selectedAudience, ...audience } = field("boost-audience");
  const audiences = [
    { value: "", label: t("boost_none") },
    ...boostAudiences.map((value) => ({ value, label: t(`boost_${value}`) })),
  ];
  return (
    <div className="grid gap-x-4 gap-y-2 sm:grid-cols-2">
      <SelectField
        {...rateKind}
        defaultValue={kind || "percent"}
        label={t("kind")}
        options={kinds}
        data-first-focus
      />
      <TextField
        {...field("commission")}
        {...decimal}
        label={t("commissionLabel")}
        hint={t("commissionHint")}
        required
      />
      <TextField {...field("rate")} {...decimal} label={t("baseRate")} hint={t("baseRateHint")} required />
      <TextField {...field("cap")} {...decimal} label={t("capLabel", { currency })} hint={t("capHint")} />
      {fixedStart ? (
        <p className="mb-6 self-center text-sm text-muted">{fixedStart}</p>
      ) : (
        <Moment field={field} name="startsAt" label={t("startLabel")} hint={t("startHint")} />
      )}
      <Moment field={field} name="endsAt" label={t("endLabel")} hint={t("endHint")} />
      <SelectField
        {...audience}
        defaultValue={selectedAudience || ""}
        label={t("boostLabel")}
        hint={t("boostHint")}
        options={audiences}
      />
      <TextField
        {...field("boost-budget")}
        {...decimal}
        label={t("budgetLabel", { currency })}
        hint={t("budgetHint")}
      />
    </div>
  );
}

function Moment({ field, ...rest }: { field: BindField; name: string; label: string; hint: string }) {
  const bound = field(rest.name);
  // A program may have set a time with seconds, which the browser's validation must accept.
  const step = (bound.defaultValue?.length ?? 0) > "2026-01-01T00:00".length ? "any" : undefined;
  return <TextField {...bound} {...rest} type="datetime-local" step={step} dir="ltr" />;
}
