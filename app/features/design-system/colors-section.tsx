import { classNames } from "~/components/ui/class-names";
import { formatNumber } from "~/i18n/format";
import { useLanguage, useTranslation } from "~/i18n/use-translation";
import type { ContrastRatios } from "./contrast-ratios.server";
import { Section } from "./section";

/** Shows each background with its text color and the contrast between them. */
export function ColorsSection({ contrasts }: { contrasts: ContrastRatios[] }) {
  const t = useTranslation("design-system");
  const language = useLanguage();
  const formatRatio = (ratio: number) => formatNumber(ratio, language, { maximumFractionDigits: 1 });
  return (
    <Section name="colors">
      <ul className="grid gap-3 sm:grid-cols-2 md:grid-cols-3 xl:grid-cols-4">
        {contrasts.map(({ background: ground, text, className, light, dark }) => (
          <li
            key={ground + text}
            className={classNames("rounded-md border border-line p-4 text-sm", className)}
          >
            <p dir="ltr" className="font-mono text-start">
              {text} / {ground}
            </p>
            <p className="figures mt-1">
              {t("contrast", { light: formatRatio(light), dark: formatRatio(dark) })}
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
