import { Alert } from "~/components/ui/alert";
import { useTranslation } from "~/i18n/use-translation";
import { LocalizedLink } from "~/navigation/localized-link";

/** Says that decisions require two-step verification, and how to set it up. */
export function SecondFactorNotice() {
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
