import type { CallData } from "#contract/call.ts";
import type { getMail } from "#contract/mails.ts";
import { Card } from "~/components/ui/card";
import { OpenedRegion } from "~/features/administration/opened-region";
import { useTranslation } from "~/i18n/use-translation";
import { LocalizedLinkButton } from "~/navigation/localized-link-button";
import { RetryForm } from "./retry-form";

interface OpenedMailProps {
  mail: CallData<typeof getMail>;
  formKey: string;
}

/** One mail as its member reads it, but for the link that ends their mails. */
export function OpenedMail({ mail, formKey }: OpenedMailProps) {
  const { subject, to, state, language, text } = mail;
  const t = useTranslation("administration");
  return (
    <OpenedRegion key={text}>
      <Card
        title={
          <span lang={language} dir="auto">
            {subject}
          </span>
        }
        subtitle={<bdi dir="ltr">{to}</bdi>}
        actions={
          <div className="flex flex-wrap gap-2">
            {state === "dead" && <RetryForm mail={mail} formKey={formKey} />}
            <LocalizedLinkButton to="/apps/admin/mails" variant="soft" size="sm">
              {t("close")}
            </LocalizedLinkButton>
          </div>
        }
      >
        <p
          lang={language}
          dir={language === "ar" ? "rtl" : "ltr"}
          className="max-w-prose break-words whitespace-pre-wrap"
        >
          {text}
        </p>
      </Card>
    </OpenedRegion>
  );
}
