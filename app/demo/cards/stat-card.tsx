import { useLanguage, useTranslation } from "~/i18n/use-translation";
import { formatNumber } from "~/i18n/format";
import { classNames } from "~/components/ui/class-names";

export interface Stat {
  label: string;
  value: number;
  /** Against the week before, as a share: 0.12 is 12 % more. */
  change: number;
  /** Less is better: returns, complaints. */
  isBetterLower?: boolean;
}

/** One figure and where it is going: sign, arrow and words, so that the colour only repeats them. */
export function StatCard({ label, value, change, isBetterLower = false }: Stat) {
  const t = useTranslation("demo-widgets");
  const language = useLanguage();
  const isUp = change >= 0;
  const isGood = isUp !== isBetterLower;
  const percent = new Intl.NumberFormat(language === "ar" ? "ar-u-nu-latn" : language, {
    style: "percent",
  }).format(Math.abs(change));
  return (
    <section className="card-surface border-b-4 border-b-primary p-5">
      <h2 className="text-sm text-muted">{label}</h2>
      <p className="figures mt-1 text-3xl font-bold">{formatNumber(value, language)}</p>
      <p
        className={classNames(
          "mt-2 flex items-center gap-1.5 text-sm",
          isGood ? "text-success" : "text-danger",
        )}
      >
        <svg
          viewBox="0 0 16 16"
          aria-hidden
          className="size-4 shrink-0"
          fill="none"
          stroke="currentColor"
          strokeWidth={2}
        >
          <path d={isUp ? "M8 13V3M4 7l4-4 4 4" : "M8 3v10M4 9l4 4 4-4"} />
        </svg>
        <span suppressHydrationWarning>{t(isUp ? "up" : "down", { percent })}</span>
      </p>
    </section>
  );
}
