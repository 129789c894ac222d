import { useTranslation } from "~/i18n/use-translation";
import { LocalizedLinkButton } from "~/navigation/localized-link-button";
import type { NextStep } from "./view";

const places = {
  method: "/apps/user/view/payout-methods",
  security: "/apps/user/view/security",
  friend: "/apps/referrals",
};

/** Shows the recommended next step with its button. */
export function NextStepCard({ next }: { next: NextStep }) {
  const t = useTranslation("home");
  const to =
    next.kind === "failed" ? `/apps/my-cash-back/withdraw-history?view=${next.id}` : places[next.kind];
  return (
    <section aria-label={t("nextTitle")} className="card-surface h-full p-4 sm:p-6">
      <h2 className="font-semibold">{t(`next_${next.kind}`)}</h2>
      <p className="mt-1 text-sm text-muted">{t(`next_${next.kind}Text`)}</p>
      <LocalizedLinkButton variant="soft" size="sm" to={to} className="mt-3">
        {t(`next_${next.kind}Link`)}
      </LocalizedLinkButton>
    </section>
  );
}
