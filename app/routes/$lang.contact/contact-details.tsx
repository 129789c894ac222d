import type { ContactSettings } from "#contract/settings/settings.ts";
import { readableEmail } from "#shared/readable-email.ts";
import { Card } from "~/components/ui/card";
import { useTranslation } from "~/i18n/use-translation";

const link = "text-primary underline underline-offset-2";

/** Shows the operator's contact details. Renders nothing if there are none. */
export function ContactDetails({ details: { email, phone, address } }: { details: ContactSettings }) {
  const t = useTranslation("tickets");
  if (!email && !phone && !address) return null;
  return (
    <Card title={t("detailsTitle")}>
      <address className="space-y-3 not-italic">
        {email && (
          <p>
            <a href={`mailto:${email}`} className={link}>
              <bdi dir="ltr">{readableEmail(email)}</bdi>
            </a>
          </p>
        )}
        {phone && (
          <p>
            <a href={`tel:${phone.replaceAll(/[^+\d]/g, "")}`} className={link}>
              <bdi dir="ltr">{phone}</bdi>
            </a>
          </p>
        )}
        {address && (
          <p className="whitespace-pre-line">
            <bdi>{address}</bdi>
          </p>
        )}
      </address>
    </Card>
  );
}
