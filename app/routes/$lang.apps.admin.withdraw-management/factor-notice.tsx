import { Alert } from "~/components/ui/alert";
import { useTranslation } from "~/i18n/use-translation";
import { LocalizedLink } from "~/navigation/localized-link";

/** Asks an admin to set up two-step verification, which decisions require. */
export function FactorNotice() {
  const t = useTranslation("administration");
  return (
    <Alert tone="warning" title={t("secondFactorNeeded")}>
      <LocalizedLink
        to="/apps/user/view/security/two-steps"
        className="font-medium text-primary hover:underline"
      >
        {t("secondFactorSetUp")}
      </LocalizedLink>
    </Alert>
  );
}
