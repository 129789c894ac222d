import { Card } from "~/components/ui/card";
import { useTranslation } from "~/i18n/use-translation";

const kinds = [
  "email",
  "password",
  "device",
  "factors",
  "data",
  "staff",
  "friend",
  "answer",
  "invoice",
  "digest",
] as const;

/** Lists mails that are always sent and whose texts can't be changed. */
export function OtherMails() {
  const t = useTranslation("wordings");
  return (
    <Card title={t("othersTitle")} subtitle={t("othersText")}>
      <ul className="list-disc space-y-1 ps-5">
        {kinds.map((kind) => (
          <li key={kind}>{t(`mail_${kind}`)}</li>
        ))}
      </ul>
    </Card>
  );
}
