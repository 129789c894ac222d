import { Alert } from "~/components/ui/alert";
import { formatNumber } from "~/i18n/format";
import { useLanguage, useTranslation } from "~/i18n/use-translation";
import type { BulkStep } from "./steps";

interface BulkOutcomeProps {
  outcome: {
    step: BulkStep;
    done: number;
    refused: { id: string; label: string | null; message: string }[];
  };
}

/** What became of a step that not all chosen purchases could take. */
export function BulkOutcome({ outcome: { step, done, refused } }: BulkOutcomeProps) {
  const t = useTranslation("leads");
  const language = useLanguage();
  return (
    <div className="space-y-3">
      <Alert tone="danger" title={t("bulkRefused", { number: formatNumber(refused.length, language) })}>
        <ul className="space-y-1">
          {refused.map(({ id, label, message }) => (
            <li key={id}>
              {label && (
                <bdi dir="ltr" className="figures me-2 font-medium">
                  {label}
                </bdi>
              )}
              {message}
            </li>
          ))}
        </ul>
      </Alert>
      {done > 0 && (
        <Alert tone="success" title={t(`bulkDone_${step}`, { number: formatNumber(done, language) })} />
      )}
    </div>
  );
}
