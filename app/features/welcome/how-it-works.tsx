import { BadgeCheck, ShoppingBag, Store } from "lucide-react";
import { TitledSection } from "~/components/ui/titled-section";
import { useTranslation } from "~/i18n/use-translation";

/** Three steps from a store to money. */
export function HowItWorks() {
  const t = useTranslation("welcome");
  const steps = [
    { Icon: Store, title: t("step1Title"), text: t("step1Text") },
    { Icon: ShoppingBag, title: t("step2Title"), text: t("step2Text") },
    { Icon: BadgeCheck, title: t("step3Title"), text: t("step3Text") },
  ];
  return (
    <TitledSection id="how-it-works" title={t("howTitle")}>
      <ol className="grid gap-4 md:grid-cols-3">
        {steps.map(({ Icon, title, text }, index) => (
          <li key={title} className="card-surface p-6">
            <div className="flex items-center justify-between">
              <span
                aria-hidden
                className="flex size-12 items-center justify-center rounded-full bg-primary-soft text-on-primary-soft"
              >
                <Icon className="size-6" strokeWidth={1.8} />
              </span>
              <span aria-hidden className="figures text-3xl font-bold text-line-strong">
                {index + 1}
              </span>
            </div>
            <h3 className="mt-4 text-lg font-semibold">{title}</h3>
            <p className="mt-1 text-muted">{text}</p>
          </li>
        ))}
      </ol>
    </TitledSection>
  );
}
