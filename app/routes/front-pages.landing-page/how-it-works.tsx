import type { ReactNode } from "react";
import type { Welcome } from "#contract/stores/welcome.ts";
import { Badge } from "~/components/ui/badge";
import { buttonStyle } from "~/components/ui/button-style";
import { Money } from "~/components/ui/money";
import { StoreLogo } from "~/features/stores/store-logo";
import { formatBasisPoints } from "~/i18n/format";
import { useLanguage, useTranslation } from "~/i18n/use-translation";
import { type ExamplePayout, examplePayout, type ExamplePurchase, examplePurchase } from "./example";
import { ItemRow, Section } from "./section";

/** Shows three steps from a store to money, each with the part of the product that it uses. */
export function HowItWorks({ data, currency }: { data: Welcome | null; currency: string }) {
  const t = useTranslation("welcome");
  const example = examplePurchase(data, currency);
  const steps = [
    { title: t("step1Title"), text: t("step1Text"), crop: <StoreCrop {...example} /> },
    { title: t("step2Title"), text: t("step2Text"), crop: <PurchaseCrop {...example} /> },
    { title: t("step3Title"), text: t("step3Text"), crop: <WithdrawCrop {...examplePayout(currency)} /> },
  ];
  return (
    <Section id="how-it-works" title={t("howTitle")}>
      <ItemRow label="how-it-works">
        {steps.map(({ title, text, crop }, index) => (
          <li key={title}>
            <Crop>{crop}</Crop>
            <h3 className="mt-3 text-lg font-semibold">
              <span aria-hidden className="figures me-2 text-primary">
                {index + 1}
              </span>
              {title}
            </h3>
            <p className="text-muted">{text}</p>
          </li>
        ))}
      </ItemRow>
    </Section>
  );
}

/**
 * Frames a part of a screen. The part consists of the product's own components, so it can't become outdated.
 */
function Crop({ children }: { children: ReactNode }) {
  return (
    <div aria-hidden className="rounded-lg bg-sunken p-3 select-none">
      <div className="card-surface flex min-h-19 flex-wrap items-center gap-3 px-4 py-3">{children}</div>
    </div>
  );
}

function StoreCrop({ store, rate }: ExamplePurchase) {
  const t = useTranslation("welcome");
  const language = useLanguage();
  return (
    <>
      {store && <StoreLogo store={store} />}
      <span className="min-w-0 flex-1">
        <bdi className="block truncate font-semibold">{store?.name ?? t("exampleStore")}</bdi>
        <span suppressHydrationWarning className="figures text-lg font-semibold text-success">
          {formatBasisPoints(rate, language)}
        </span>
      </span>
      <span className={buttonStyle("solid", "sm")}>{t("cropShop")}</span>
    </>
  );
}

function PurchaseCrop({ store, order, back, currency }: ExamplePurchase) {
  const t = useTranslation("welcome");
  return (
    <>
      {store && <StoreLogo store={store} />}
      <span className="min-w-0 flex-1">
        <bdi className="block truncate font-semibold">{store?.name ?? t("exampleStore")}</bdi>
        <span className="text-sm text-muted">
          <Money amount={order} currency={currency} />
        </span>
      </span>
      <span className="text-end">
        <Money amount={back} currency={currency} sign="always" className="block font-semibold text-success" />
        <Badge tone="info">{t("ladderTracked")}</Badge>
      </span>
    </>
  );
}

function WithdrawCrop({ amount, fee, currency }: ExamplePayout) {
  const t = useTranslation("welcome");
  return (
    <>
      <span className="min-w-0 flex-1">
        <span className="block text-sm text-muted">{t("payoutNet")}</span>
        <Money amount={amount - fee} currency={currency} className="text-xl font-bold" />
      </span>
      <span className={buttonStyle("soft", "sm")}>{t("payoutMethodValue")}</span>
    </>
  );
}
