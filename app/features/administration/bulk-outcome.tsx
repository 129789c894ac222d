import type { BulkRejection } from "#contract/calls/bulk.ts";
import { Alert } from "~/components/ui/alert";
import { formatNumber } from "~/i18n/format";
import { useLanguage, useTranslation } from "~/i18n/use-translation";

export interface BulkOutcomeProps {
  /** Text with the number of successful rows; `null` if no row was successful. */
  done: string | null;
  refused: BulkRejection[];
}

/** The outcome of a bulk action that was refused for some rows. */
export function BulkOutcome({ done, refused }: BulkOutcomeProps) {
  const t = useTranslation("bulk");
  const language = useLanguage();
  return (
    <div className="space-y-3">
      <Alert tone="danger" title={t("refused", { number: formatNumber(refused.length, language) })}>
        <ul className="space-y-1">
          {refused.map(({ id, label, message }) => (
            <li key={id}>
              {label && <bdi className="figures me-2 font-medium break-all">{label}</bdi>}
              {message}
            </li>
          ))}
        </ul>
      </Alert>
      {done && <Alert tone="success" title={done} />}
    </div>
  );
}
