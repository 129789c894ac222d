import { Check } from "lucide-react";
import { Money } from "~/components/ui/money";
import { useTranslation } from "~/i18n/use-translation";
import { LocalizedLinkButton } from "~/navigation/localized-link-button";

const facts = ["factShare", "factSupport", "factNews", "factCancel"] as const;

/** Renders the benefits of a membership next to its price. */
export function MembershipCard() {
  const t = useTranslation("demo-cards");
  return (
    <section className="card-surface flex flex-col overflow-hidden sm:flex-row lg:flex-col">
      <div className="flex-1 p-5 sm:px-6">
        <h2 className="text-lg font-semibold">{t("membership")}</h2>
        <p className="mt-1 mb-3 text-muted">{t("membershipText")}</p>
        <ul className="space-y-2">
          {facts.map((fact) => (
            <li key={fact} className="flex items-center gap-2">
              <Check aria-hidden className="size-4.5 shrink-0 text-primary" />
              {t(fact)}
            </li>
          ))}
        </ul>
      </div>
      <div className="flex flex-col items-center justify-center gap-1 bg-sunken p-6 text-center">
        <p className="text-3xl font-bold">
          <Money amount={29_00} currency="USD" />
        </p>
        <p className="mb-3 text-sm text-muted">{t("factPrice")}</p>
        <LocalizedLinkButton to="/pages/dialog-examples?dialog=pricing" size="sm">
          {t("membershipAction")}
        </LocalizedLinkButton>
      </div>
    </section>
  );
}
