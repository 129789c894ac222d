import type { CallData } from "#contract/call.ts";
import type { getMail } from "#contract/mails.ts";
import { Card } from "~/components/ui/card";
import { OpenedRegion } from "~/features/administration/opened-region";
import { useTranslation } from "~/i18n/use-translation";
import { LocalizedLinkButton } from "~/navigation/localized-link-button";

/** One mail as its member reads it, but for the link that ends their mails. */
export function OpenedMail({ mail: { subject, to, language, text } }: { mail: CallData<typeof getMail> }) {
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
          <LocalizedLinkButton to="/apps/admin/mails" variant="soft" size="sm">
            {t("close")}
          </LocalizedLinkButton>
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
