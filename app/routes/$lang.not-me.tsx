import { reportUnknownLogin } from "#contract/accounts/auth.ts";
import { MailLinkScreen } from "~/features/auth/mail-link-screen";
import { mailLinkRoute } from "~/features/auth/mail-link-route.server";
import { useTranslation } from "~/i18n/use-translation";
import { blankScreen } from "~/shell/frame/blank-screen";

export { ScreenErrorBoundary as ErrorBoundary } from "~/shell/frame/screen-error-boundary";
export const handle = blankScreen("verify-email", "password");

const route = mailLinkRoute(reportUnknownLogin);
export const loader = route.loader;
export const action = route.action;

export default function NotMe() {
  const t = useTranslation("verify-email");
  return (
    <MailLinkScreen
      title={t("notMeTitle")}
      summary={t("notMeLead")}
      done={t("notMeDone")}
      label={t("notMe")}
    />
  );
}
