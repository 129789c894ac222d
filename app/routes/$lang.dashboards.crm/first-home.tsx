import { Check } from "lucide-react";
import { TrendingStores } from "~/features/stores/trending-stores";
import { useTranslation } from "~/i18n/use-translation";
import { LocalizedLinkButton } from "~/navigation/localized-link-button";
import { Screen } from "~/shell/screen";
import type { FirstHome as FirstView } from "./view";

/** Nothing has moved yet: the way to the first cash back instead of four zeros, and stores to begin with. */
export default function FirstHome({ home: { name, stores } }: { home: FirstView }) {
  const t = useTranslation("home");
  const steps = [
    { title: t("first1Title"), text: t("first1Text"), isDone: true },
    { title: t("first2Title"), text: t("first2Text"), isNow: true },
    { title: t("first3Title"), text: t("first3Text") },
  ];
  return (
    <Screen title={t("hello", { name })} subtitle={t("firstSubtitle")}>
      <section aria-labelledby="first-steps" className="card-surface p-6">
        <h2 id="first-steps" className="text-xl font-semibold">
          {t("firstTitle")}
        </h2>
        <ol className="mt-5 grid gap-x-6 gap-y-5 lg:grid-cols-3">
          {steps.map(({ title, text, isDone, isNow }, index) => (
            <li key={title} aria-current={isNow ? "step" : undefined} className="flex gap-4">
              <span
                aria-hidden
                className={`flex size-10 shrink-0 items-center justify-center rounded-full font-semibold ${
                  isDone
                    ? "bg-success-soft text-on-success-soft"
                    : isNow
                      ? "bg-primary text-on-primary"
                      : "border border-line-strong text-muted"
                }`}
              >
                {isDone ? <Check className="size-5" strokeWidth={2.5} /> : index + 1}
              </span>
              <div>
                <h3 className="font-semibold">
                  {title}
                  {isDone && <span className="sr-only"> ({t("firstDone")})</span>}
                </h3>
                <p className="mt-1 text-sm text-muted">{text}</p>
                {isNow && (
                  <LocalizedLinkButton to="/stores" className="mt-3">
                    {t("chooseStore")}
                  </LocalizedLinkButton>
                )}
              </div>
            </li>
          ))}
        </ol>
      </section>
      <TrendingStores stores={stores} title={t("suggestedTitle")} text={t("suggestedText")} />
    </Screen>
  );
}
