import { Field } from "~/components/form/field";
import { Chevron } from "~/components/ui/chevron";
import { Textarea } from "~/components/ui/textarea";
import { directionOf } from "~/i18n/languages";
import { useTranslation } from "~/i18n/use-translation";
import type { BindField } from "./bind-field";
import { textLanguages } from "./offer-input";

/** Fields for terms and exclusions in each interface language. */
export function OfferTexts({ field }: { field: BindField }) {
  const t = useTranslation("offers");
  const names = textLanguages.flatMap((language) =>
    (["exclusions", "terms"] as const).map((kind) => ({ kind, language, ...field(`${kind}-${language}`) })),
  );
  const isWrong = names.some(({ errors }) => errors?.length);
  return (
    <details open={isWrong || undefined} className="group border-t border-line py-4">
      <summary className="flex items-center gap-2 rounded-sm font-semibold">
        <Chevron className="group-open:rotate-180" />
        {t("texts")}
      </summary>
      <p className="mt-1 mb-4 text-sm text-muted">{t("textsText")}</p>
      {names.map(({ kind, language, name, errors, defaultValue }) => (
        <Field key={name} name={name} errors={errors} label={t(`${kind}_${language}`)}>
          {(control) => (
            <Textarea
              {...control}
              defaultValue={defaultValue}
              rows={2}
              maxLength={4000}
              lang={language}
              dir={directionOf(language)}
            />
          )}
        </Field>
      ))}
    </details>
  );
}
