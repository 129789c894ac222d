import { IntentButton } from "~/components/form/intent-button";
import { TextField } from "~/components/form/text-field";
import { useTranslation } from "~/i18n/use-translation";
import type { BindField } from "./bind-field";
import { shownRows, textLanguages, type OfferInput } from "./offer-input";

/**
 * Fields for the tiers, one row per tier, and an empty row. When the empty row is filled in, scripts add
 * another one.
 */
export function TierRows({ field, typed }: { field: BindField; typed: OfferInput }) {
  const t = useTranslation("offers");
  const rows = Array.from({ length: shownRows(typed) }, (_, row) => row);
  return (
    <fieldset className="mt-2 border-t border-line pt-5">
      <legend className="float-start mb-1 w-full font-semibold">{t("tiers")}</legend>
      <p className="mb-4 text-sm text-muted">{t("tiersText")}</p>
      {rows.map((row) => (
        <fieldset key={row} className="mb-4 rounded-md border border-line px-4 pt-3">
          <legend className="px-1 text-sm font-medium">{t("tier", { number: row + 1 })}</legend>
          <div className="grid gap-x-4 sm:grid-cols-2">
            <TextField {...field(`tier${row}-code`)} label={t("tierCode")} maxLength={40} dir="ltr" />
            <TextField
              {...field(`tier${row}-rate`)}
              label={t("tierRate")}
              inputMode="decimal"
              autoComplete="off"
              maxLength={32}
              dir="ltr"
            />
          </div>
          <div className="grid gap-x-4 sm:grid-cols-3">
            {textLanguages.map((language) => (
              <TextField
                key={language}
                {...field(`tier${row}-${language}`)}
                label={t(`tierName_${language}`)}
                maxLength={200}
                lang={language}
                dir={language === "ar" ? "rtl" : "ltr"}
              />
            ))}
          </div>
        </fieldset>
      ))}
      <div className="needs-no-script mb-4">
        <IntentButton intent="add-tier" label={t("tierAdd")} variant="outline" size="sm" />
      </div>
    </fieldset>
  );
}
