import { useLocation, useRouteError } from "react-router";
import { describeError } from "~/components/error-description";
import { ErrorScreen } from "~/components/error-screen";
import { LinkButton } from "~/components/ui/link-button";
import { useLanguage, useTranslation } from "~/i18n/use-translation";
import { LocalizedLinkButton } from "~/navigation/localized-link-button";
import { loginPath } from "~/navigation/login-path";
import { HeadingEnd } from "~/page/document-markers";

/** Shown if a screen's route fails: a text for the status, inside the layout, which stays mounted. */
export function ScreenErrorBoundary() {
  const t = useTranslation("ui");
  const error = describeError(useRouteError());
  const login = loginPath(useLanguage(), useLocation());
  return (
    <>
      <ErrorScreen error={error}>
        {error.status === 401 && <LinkButton to={login}>{t("logIn")}</LinkButton>}
        {error.status === 404 && (
          <LocalizedLinkButton to="/search" variant="soft">
            {t("searchPages")}
          </LocalizedLinkButton>
        )}
        <LocalizedLinkButton to="/dashboards/crm" variant={error.status === 401 ? "ghost" : "solid"}>
          {t("goHome")}
        </LocalizedLinkButton>
      </ErrorScreen>
      <HeadingEnd />
    </>
  );
}
