import { useLocation } from "react-router";
import { AuthCard } from "~/features/auth/auth-card";
import { withReturn } from "~/features/auth/with-return";
import { useTranslation } from "~/i18n/use-translation";
import { LocalizedLinkButton } from "~/navigation/localized-link-button";

/** Shown after the form, whether the address was new or has an account. */
export function LookIntoMail() {
  const t = useTranslation("auth");
  const own = useTranslation("register");
  const { search } = useLocation();
  const other = { question: own("otherAddress"), label: t("signUp"), path: "/register" };
  return (
    <AuthCard title={own("sentTitle")} summary={own("sentText")} other={other}>
      <LocalizedLinkButton className="w-full" to={withReturn("/login", search)}>
        {t("logIn")}
      </LocalizedLinkButton>
    </AuthCard>
  );
}
