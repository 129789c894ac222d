import { Form, useLocation } from "react-router";
import { SubmitButton } from "~/components/form/submit-button";
import { withReturn } from "~/features/auth/with-return";
import { useTranslation } from "~/i18n/use-translation";
import { useLocalizedPath } from "~/navigation/localized-link";

/** Offers to send a link by mail to users whose login is locked because of too many wrong passwords. */
export function LinkOffer({ email }: { email: string }) {
  const t = useTranslation("auth");
  const { search } = useLocation();
  const action = useLocalizedPath(withReturn("/known-browser", search));
  return (
    <Form method="post" action={action} className="mt-6 space-y-3 border-t border-line pt-5">
      <p className="text-sm text-muted">{t("linkOffer")}</p>
      <input type="hidden" name="email" value={email} />
      <SubmitButton variant="outline" className="w-full">
        {t("sendLink")}
      </SubmitButton>
    </Form>
  );
}
