import { Form, useLocation } from "react-router";
import { IntentButton } from "~/components/form/intent-button";
import { Alert } from "~/components/ui/alert";
import { useTranslation } from "~/i18n/use-translation";
import { LocalizedLinkButton } from "~/navigation/localized-link-button";
import { useLocalizedPath } from "~/navigation/localized-link";
import { useViewer } from "~/page/use-viewer";

// The paths of the pages that show the notice: home, the user's own account, and withdrawals.
const noticePaths = [
  "/dashboards/crm",
  "/apps/user/view",
  "/apps/user/view/payout-methods",
  "/pages/account-settings",
  "/apps/my-cash-back/withdraw",
];
// The paths of the pages on which sign-in methods are managed.
const signInPaths = [
  "/apps/user/view/security",
  "/apps/user/view/security/passkeys",
  "/apps/user/view/security/two-steps",
  "/apps/user/view/connections",
];

/** Asks the member to confirm the email address. */
export function VerifyNotice() {
  const t = useTranslation("shell");
  const viewer = useViewer();
  const { pathname } = useLocation();
  const action = useLocalizedPath("/verify-email");
  if (viewer.state !== "signed-in" || !viewer.isUnverified) return null;
  const isOneOf = (paths: string[]) => paths.some((path) => pathname.endsWith(path));
  const isAboutSignIn = isOneOf(signInPaths);
  if (!isAboutSignIn && !isOneOf(noticePaths)) return null;
  return (
    <div className="no-print mb-6">
      <Alert
        actions={
          <>
            <LocalizedLinkButton size="sm" variant="outline" to="/verify-email">
              {t("unverifiedCode")}
            </LocalizedLinkButton>
            <Form method="post" action={action}>
              <IntentButton intent="resend" label={t("unverifiedResend")} size="sm" variant="outline" />
            </Form>
          </>
        }
      >
        {t(isAboutSignIn ? "unverifiedSignIn" : "unverified", {
          email: `\u2068${viewer.readableEmail}\u2069`,
        })}
      </Alert>
    </div>
  );
}
