import { Form, useLocation } from "react-router";
import { readableEmail } from "#shared/readable-email.ts";
import { Alert } from "~/components/ui/alert";
import { buttonStyle } from "~/components/ui/button-style";
import { AuthCard } from "~/features/auth/auth-card";
import { ResendButton } from "~/features/auth/resend-button";
import { withReturn } from "~/features/auth/with-return";
import { useTranslation } from "~/i18n/use-translation";
import { LocalizedLinkButton } from "~/navigation/localized-link-button";
import { mailboxesOf } from "./mailboxes";

interface CheckYourMailProps {
  /** Null if the address is unknown. */
  email: string | null;
  isResent: boolean;
  /** Why the email wasn't sent again. */
  problem: string | undefined;
}

/** Shown after the form was submitted, whether the address is new or already has an account. */
export function CheckYourMail({ email, isResent, problem }: CheckYourMailProps) {
  const t = useTranslation("auth");
  const texts = useTranslation("register");
  const { search, key } = useLocation();
  const other = { question: texts("otherAddress"), label: t("signUp"), path: "/register" };
  const mailboxes = mailboxesOf(email);
  // Isolated, because email addresses are left-to-right even in right-to-left text.
  const summary = email
    ? texts("sentTo", { email: `\u2068${readableEmail(email)}\u2069` })
    : texts("sentText");
  return (
    <AuthCard title={texts("sentTitle")} summary={summary} other={other}>
      <div className="grid gap-3">
        {isResent && !problem && <Alert tone="success">{texts("resent")}</Alert>}
        {problem && <Alert tone="danger">{problem}</Alert>}
        {mailboxes.map(({ name, address }) => (
          <a
            key={name}
            href={address}
            target="_blank"
            rel="noreferrer"
            className={buttonStyle(mailboxes.length === 1 ? "solid" : "outline", "md")}
          >
            {texts("openMailbox", { name })}
          </a>
        ))}
        <LocalizedLinkButton
          className="w-full"
          variant={mailboxes.length === 1 ? "outline" : "solid"}
          to={withReturn("/login", search)}
        >
          {t("logIn")}
        </LocalizedLinkButton>
        {email ? (
          <Form method="post" className="mt-3 grid gap-3 border-t border-line pt-5">
            <p className="text-sm text-muted">{texts("resendHint")}</p>
            <ResendButton
              label={texts("resend")}
              waitLabel={(seconds) => texts("resendIn", { seconds })}
              sentBy={problem ? undefined : key}
            />
          </Form>
        ) : (
          <p className="text-sm text-muted">{texts("sentHint")}</p>
        )}
      </div>
    </AuthCard>
  );
}
