import { useLocation } from "react-router";
import { ErrorScreen } from "~/components/error-screen";
import { LinkButton } from "~/components/ui/link-button";
import { useLanguage, useTranslation } from "~/i18n/use-translation";
import { LocalizedLinkButton } from "~/navigation/localized-link-button";
import { loginPath } from "~/navigation/login-path";
import { DemoChip } from "../kits/demo-chip";

/** Shows what a real error page looks like. The response's status is 200, and Retry reloads it. */
export function StatusPage({ status }: { status: 401 | 404 | 503 }) {
  const t = useTranslation("ui");
  const login = loginPath(useLanguage(), useLocation());
  return (
    <div className="w-full max-w-2xl text-center">
      <DemoChip />
      <p aria-hidden className="figures mt-4 text-8xl font-bold tracking-tight text-primary" dir="ltr">
        {status}
      </p>
      <ErrorScreen error={{ status }}>
        {status === 401 && <LinkButton to={login}>{t("logIn")}</LinkButton>}
        {status === 404 && (
          <LocalizedLinkButton to="/search" variant="soft">
            {t("searchPages")}
          </LocalizedLinkButton>
        )}
        <LocalizedLinkButton to="/dashboards/crm" variant={status === 404 ? "solid" : "ghost"}>
          {t("goHome")}
        </LocalizedLinkButton>
      </ErrorScreen>
    </div>
  );
}
