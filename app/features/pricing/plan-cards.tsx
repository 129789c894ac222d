import { Check } from "lucide-react";
import type { ReactNode } from "react";
import { ticketsOfDay, type Tier } from "#contract/cash-back/tiers.ts";
import { Badge } from "~/components/ui/badge";
import { LinkButton } from "~/components/ui/link-button";
import { Money } from "~/components/ui/money";
import { moneyInText } from "~/i18n/format";
import { useLanguage, useTranslation } from "~/i18n/use-translation";
import { LocalizedLinkButton } from "~/navigation/localized-link-button";
import { benefits, type Billing, monthlyPrice, premiumPrices, priceCurrency } from "./plans";

interface PlanCardsProps {
  billing: Billing;
  /** The member's tier; `null` for visitors. */
  tier: Tier | null;
}

/** The Free and Premium plans with price, benefits, and a link. */
export function PlanCards({ billing, tier }: PlanCardsProps) {
  const t = useTranslation("pricing");
  const language = useLanguage();
  const yearlyPrice = moneyInText(premiumPrices.annual, priceCurrency, language);
  return (
    <div className="mx-auto grid max-w-4xl gap-6 md:grid-cols-2">
      <Plan name={t("free")} text={t("freeText")} amount={0} isFree>
        {tier === null && <LocalizedLinkButton to="/register">{t("signUp")}</LocalizedLinkButton>}
        {tier === "free" && <CurrentPlanBadge />}
      </Plan>
      <Plan
        name={t("premium")}
        text={t("premiumText")}
        badge={<Badge tone="info">{t("preview")}</Badge>}
        amount={monthlyPrice(billing)}
        note={
          billing === "annual" && (
            <span suppressHydrationWarning>{t("perYear", { amount: yearlyPrice })}</span>
          )
        }
      >
        {tier === "premium" ? (
          <CurrentPlanBadge />
        ) : (
          <LinkButton to={`/front-pages/payment?billing=${billing}`} variant="outline">
            {t("tryPremium")}
          </LinkButton>
        )}
      </Plan>
    </div>
  );
}

function CurrentPlanBadge() {
  const t = useTranslation("pricing");
  return <p className="flex min-h-11 items-center font-medium text-success">{t("yours")}</p>;
}

interface PlanProps {
  name: string;
  text: string;
  badge?: ReactNode;
  /** The price per month in minor units. */
  amount: number;
  note?: ReactNode;
  isFree?: boolean;
  /** The link to join. */
  children: ReactNode;
}

function Plan({ name, text, badge, amount, note, isFree = false, children }: PlanProps) {
  const t = useTranslation("pricing");
  return (
    <section
      aria-label={name}
      className="card-surface flex min-w-0 flex-col gap-5 p-6 wrap-anywhere max-[20rem]:p-4"
    >
      <div>
        <div className="flex flex-wrap items-center justify-between gap-3">
          <h2 className="text-xl font-semibold">{name}</h2>
          {badge}
        </div>
        <p className="mt-1 text-muted">{text}</p>
      </div>
      <div className="min-h-16">
        <p>
          <Money amount={amount} currency={priceCurrency} className="text-4xl font-bold" />{" "}
          <span className="text-muted">{t("perMonth")}</span>
        </p>
        <p className="text-sm text-muted">{note}</p>
      </div>
      <ul className="flex-1 space-y-2">
        {!isFree && <li className="font-medium">{t("allOfFree")}</li>}
        {benefits[isFree ? "free" : "premium"].map((benefit) => (
          <li key={benefit} className="flex items-start gap-2">
            <Check aria-hidden className="mt-1 size-4 shrink-0 text-success" strokeWidth={2.5} />
            <span>{t(`f_${benefit}`, ticketsOfDay)}</span>
          </li>
        ))}
      </ul>
      <div>{children}</div>
    </section>
  );
}
