import { Form } from "react-router";
import { Checkbox } from "~/components/ui/checkbox";
import { SubmitButton } from "~/components/form/submit-button";
import { useBrowserZone } from "~/components/ui/use-time-zone";
import { useTranslation } from "~/i18n/use-translation";
import type { LanguageOfferData } from "./language-offer.server";

/**
 * Offers to use the interface's language for notifications, and the device's time zone if that differs from
 * the stored one. The offer is shown until the member chooses; both can be changed later in the settings.
 */
export function LanguageOffer({ offer }: { offer: LanguageOfferData }) {
  const t = useTranslation("notifications");
  const browserZone = useBrowserZone();
  return (
    <Form
      method="post"
      preventScrollReset
      className="card-surface flex flex-wrap items-center gap-x-6 gap-y-3 px-5 py-3"
    >
      <input type="hidden" name="intent" value="language" />
      <p className="min-w-0 flex-1 basis-64">{t("offerLanguage")}</p>
      {browserZone !== offer.timeZone && (
        <Checkbox
          name="timeZone"
          value={browserZone}
          defaultChecked
          label={t("offerZone", { zone: browserZone.replaceAll("_", " ") })}
          className="needs-script"
        />
      )}
      <div className="flex flex-wrap gap-3">
        <SubmitButton size="sm" name="language" value="own">
          {t("takeLanguage")}
        </SubmitButton>
        <SubmitButton size="sm" variant="outline" name="language" value="kept">
          {t("keepLanguage")}
        </SubmitButton>
      </div>
    </Form>
  );
}
