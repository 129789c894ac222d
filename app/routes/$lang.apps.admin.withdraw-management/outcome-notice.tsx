import { Alert } from "~/components/ui/alert";
import { useTranslation } from "~/i18n/use-translation";

interface OutcomeNoticeProps {
  outcome: {
    done: string;
    doneCount: number;
    waiting: string | undefined;
    refused: { id: string; reference: string | null; message: string }[];
  };
}

/** Shows the outcome of a decision that was refused for some withdrawals. */
export function OutcomeNotice({ outcome: { done, doneCount, waiting, refused } }: OutcomeNoticeProps) {
  const t = useTranslation("administration");
  return (
    <div className="space-y-3">
      <Alert tone="danger" title={t("refused", { count: refused.length })}>
        <ul className="space-y-1">
          {refused.map(({ id, reference, message }) => (
            <li key={id}>
              {reference && <bdi className="tabular-nums me-2 font-medium">{reference}</bdi>}
              {message}
            </li>
          ))}
        </ul>
      </Alert>
      {doneCount > 0 && (
        <Alert tone="success" title={done}>
          {waiting}
        </Alert>
      )}
    </div>
  );
}
