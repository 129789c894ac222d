import type { FraudPreview } from "#contract/fraud/fraud-rules.ts";
import { Alert } from "~/components/ui/alert";
import { formatNumber } from "~/i18n/format";
import { useLanguage, useTranslation } from "~/i18n/use-translation";

/** Shows which members the conditions in a form apply to. */
export function RulePreview({ preview }: { preview: FraudPreview | undefined }) {
  const t = useTranslation("fraud");
  const language = useLanguage();
  if (!preview) return null;
  const { members, checked, isComplete, examples } = preview;
  const values = { members: formatNumber(members, language), checked: formatNumber(checked, language) };
  return (
    <div role="status">
      <Alert tone="info" title={t("preview")}>
        <p>{t("previewText", values)}</p>
        {!isComplete && <p>{t("previewIncomplete")}</p>}
        <ul className="mt-1">
          {examples.map(({ id, name, values: found }) => (
            <li key={id}>
              <bdi>{name}</bdi>{" "}
              <bdi className="figures text-muted">
                {found.map((value) => formatNumber(value, language)).join(" · ")}
              </bdi>
            </li>
          ))}
        </ul>
      </Alert>
    </div>
  );
}
