import { rateRange } from "~/features/stores/cash-back-text";
import { useLanguage, useTranslation } from "~/i18n/use-translation";
import { LocalizedLinkButton } from "~/navigation/localized-link-button";
import type { NextStep } from "./view";

const stepPaths = {
  method: "/apps/user/view/payout-methods",
  security: "/apps/user/view/security",
  friend: "/apps/referrals",
};

/** Shows the recommended next step with its button. */
export function NextStepCard({ next }: { next: NextStep }) {
  const t = useTranslation("home");
  const language = useLanguage();
  const isRaised = next.kind === "raised";
  return (
    <section aria-label={t("nextTitle")} className="card-surface h-full p-4 sm:p-6">
      <h2 className="font-semibold">
        {isRaised ? t("next_raised", { store: next.store.name }) : t(`next_${next.kind}`)}
      </h2>
      <p className="mt-1 text-sm text-muted" suppressHydrationWarning>
        {isRaised
          ? t("next_raisedText", { rate: rateRange(next.store.cashBack, language) })
          : t(`next_${next.kind}Text`)}
      </p>
      <LocalizedLinkButton variant="soft" size="sm" to={pathOf(next)} className="mt-3">
        {t(`next_${next.kind}Link`)}
      </LocalizedLinkButton>
    </section>
  );
}

function pathOf(next: NextStep): string {
  if (next.kind === "failed") return `/apps/my-cash-back/withdraw-history?view=${next.id}`;
  return next.kind === "raised" ? `/stores/${next.store.slug}` : stepPaths[next.kind];
}
