import { useLocation } from "react-router";
import { readableEmail } from "#shared/readable-email.ts";
import { buttonStyle } from "~/components/ui/button-style";
import { AuthCard } from "~/features/auth/auth-card";
import { withReturn } from "~/features/auth/with-return";
import { useTranslation } from "~/i18n/use-translation";
import { LocalizedLinkButton } from "~/navigation/localized-link-button";
import { mailboxOf } from "./mailboxes";

/** Shown after the form, whether the address was new or has an account. `email` is null if it isn't known. */
export function LookIntoMail({ email }: { email: string | null }) {
  const t = useTranslation("auth");
  const own = useTranslation("register");
  const { search } = useLocation();
  const other = { question: own("otherAddress"), label: t("signUp"), path: "/register" };
  const mailbox = email ? mailboxOf(email) : undefined;
  // Isolated: an address runs from left to right in any sentence.
  const summary = email ? own("sentTo", { email: `\u2068${readableEmail(email)}\u2069` }) : own("sentText");
  return (
    <AuthCard title={own("sentTitle")} summary={summary} other={other}>
      <div className="grid gap-3">
        {mailbox && (
          <a href={mailbox.address} target="_blank" rel="noreferrer" className={buttonStyle("solid", "md")}>
            {own("openMailbox", { name: mailbox.name })}
          </a>
        )}
        <LocalizedLinkButton
          className="w-full"
          variant={mailbox ? "outline" : "solid"}
          to={withReturn("/login", search)}
        >
          {t("logIn")}
        </LocalizedLinkButton>
        <p className="text-sm text-muted">{own("sentHint")}</p>
      </div>
    </AuthCard>
  );
}
