import { useLocation } from "react-router";
import { Alert } from "~/components/ui/alert";
import { LinkButton } from "~/components/ui/link-button";
import { useTranslation } from "~/i18n/use-translation";
import { useViewer } from "~/page/use-viewer";
import { billingOf, billings } from "./plans";
import { PlanCards } from "./plan-cards";

/** Shows the plans. The billing period is in the URL. */
export function Pricing() {
  const t = useTranslation("pricing");
  const parameters = new URLSearchParams(useLocation().search);
  const viewer = useViewer();
  const current = billingOf(parameters);
  return (
    <div className="space-y-6">
      <nav aria-label={t("switchLabel")}>
        <ul className="flex flex-wrap justify-center gap-2">
          {billings.map((billing) => (
            <li key={billing}>
              <LinkButton
                to={`?billing=${billing}`}
                replace
                preventScrollReset
                size="sm"
                variant={billing === current ? "soft" : "ghost"}
                aria-current={billing === current ? "true" : undefined}
              >
                {t(billing)}
              </LinkButton>
            </li>
          ))}
        </ul>
      </nav>
      <PlanCards billing={current} tier={viewer.state === "signed-in" ? viewer.tier : null} />
      <Alert>{t("previewHint")}</Alert>
    </div>
  );
}
