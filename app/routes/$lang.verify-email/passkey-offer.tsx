import { Form } from "react-router";
import { IntentButton } from "~/components/form/intent-button";
import { PasskeyIcon } from "~/components/passkey/passkey-icon";
import { useHydrated } from "~/components/ui/use-hydrated";
import { useTranslation } from "~/i18n/use-translation";
import { useLocalizedPath } from "~/navigation/localized-link";

/** Offers to add a passkey if the browser supports passkeys. The button opens the page that adds it. */
export function PasskeyOffer() {
  const t = useTranslation("verify-email");
  const action = useLocalizedPath("/apps/user/view/security/passkeys");
  if (useHydrated() && !("PublicKeyCredential" in window)) return null;
  return (
    <section className="needs-script mb-4 border-t border-line pt-5">
      <h2 className="font-semibold">{t("passkeyTitle")}</h2>
      <p className="mt-1 mb-4 text-sm text-muted">{t("passkeyText")}</p>
      <Form method="post" action={action} className="grid">
        <IntentButton
          intent="begin"
          label={
            <>
              <PasskeyIcon />
              {t("passkeyAdd")}
            </>
          }
        />
      </Form>
    </section>
  );
}
