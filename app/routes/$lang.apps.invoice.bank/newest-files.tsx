import type { BankStatement } from "#contract/bank/bank-statements.ts";
import { Badge } from "~/components/ui/badge";
import { Card } from "~/components/ui/card";
import { DateTime } from "~/components/ui/date-time";
import { statementPath } from "~/features/invoices/invoice-paths";
import { formatNumber } from "~/i18n/format";
import { useLanguage, useTranslation } from "~/i18n/use-translation";
import { LocalizedLink } from "~/navigation/localized-link";

/** Lists the latest files. A file that isn't imported yet links to its preview. */
export function NewestFiles({ files }: { files: BankStatement[] }) {
  const t = useTranslation("bank");
  const language = useLanguage();
  if (files.length === 0) return null;
  return (
    <Card title={t("newest")}>
      <ul className="divide-y divide-line">
        {files.map(({ id, fileName, createdBy, createdAt, appliedAt, movements }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 py-3">
            <span className="min-w-0">
              {appliedAt ? (
                <bdi className="break-all">{fileName}</bdi>
              ) : (
                <LocalizedLink to={statementPath(id)} className="break-all text-primary hover:underline">
                  <bdi>{fileName}</bdi>
                </LocalizedLink>
              )}
              <span className="block text-sm text-muted">
                <bdi>{createdBy.name}</bdi> · <DateTime value={createdAt} style="minute" />
              </span>
            </span>
            <Badge tone={appliedAt ? "success" : "info"}>
              {appliedAt
                ? t("movements", { count: movements, shown: formatNumber(movements, language) })
                : t("notRead")}
            </Badge>
          </li>
        ))}
      </ul>
    </Card>
  );
}
