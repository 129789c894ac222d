import { type ReactNode, useEffect } from "react";
import { Form, useLocation, useRevalidator } from "react-router";
import type { QueuedDecision } from "#contract/withdrawals/queued-decisions.ts";
import { SubmitButton } from "~/components/form/submit-button";
import { Alert } from "~/components/ui/alert";
import { useTranslation } from "~/i18n/use-translation";

interface QueuedNoticeProps {
  decisions: QueuedDecision[];
  /** When the page was rendered, in milliseconds since 1970. */
  now: number;
}

const shownReferences = 3;

/**
 * Shows the admin's decisions that can still be undone, with one notice per batch, and decisions that were
 * refused.
 */
export function QueuedNotice({ decisions, now }: QueuedNoticeProps) {
  const t = useTranslation("withdrawal-case");
  useReloadWhenDue(decisions, now);
  const pending = decisions.filter(({ refusal }) => refusal === null);
  const batches = [...new Set(pending.map(({ batch }) => batch))];
  return (
    <>
      {batches.map((name) => (
        <Batch key={name} decisions={pending.filter(({ batch }) => batch === name)} />
      ))}
      {decisions.map(
        ({ id, reference, refusal }) =>
          refusal && (
            <UndoForm key={id} ids={[id]}>
              <Alert
                tone="warning"
                title={t("notCarriedOut")}
                actions={
                  <SubmitButton name="intent" value="dismiss" size="sm" variant="outline">
                    {t("dismiss")}
                  </SubmitButton>
                }
              >
                <bdi className="font-medium tabular-nums">{reference}</bdi> · {refusal}
              </Alert>
            </UndoForm>
          ),
      )}
    </>
  );
}

function Batch({ decisions }: Pick<QueuedNoticeProps, "decisions">) {
  const t = useTranslation("withdrawal-case");
  const hiddenCount = decisions.length - shownReferences;
  return (
    <UndoForm ids={decisions.map(({ id }) => id)}>
      <Alert>
        <span className="flex flex-wrap items-center gap-x-3 gap-y-2">
          <strong>{t(`queued_${decisions[0]!.action}`)}</strong>
          {decisions.slice(0, shownReferences).map(({ id, reference }) => (
            <bdi key={id} className="tabular-nums">
              {reference}
            </bdi>
          ))}
          {hiddenCount > 0 && <bdi dir="ltr">+{hiddenCount}</bdi>}
          <SubmitButton name="intent" value="undo" size="sm" variant="outline" className="ms-auto">
            {t("undo")}
          </SubmitButton>
        </span>
      </Alert>
    </UndoForm>
  );
}

interface UndoFormProps {
  ids: string[];
  children: ReactNode;
}

/** A form that applies to the decisions on these withdrawals. */
export function UndoForm({ ids, children }: UndoFormProps) {
  const { search } = useLocation();
  return (
    <Form method="post" action={search} preventScrollReset>
      {ids.map((id) => (
        <input key={id} type="hidden" name="ids" value={id} />
      ))}
      {children}
    </Form>
  );
}

/**
 * The delay in milliseconds between the time when a decision is due and the first check of its result, and
 * between further checks.
 */
const checkDelay = 1_500;

/** Reloads the page's data when the next decision has taken effect. */
function useReloadWhenDue(decisions: QueuedDecision[], now: number): void {
  const { revalidate, state } = useRevalidator();
  const dueTimes = decisions.filter(({ refusal }) => refusal === null).map(({ dueAt }) => Date.parse(dueAt));
  const waitMs = dueTimes.length > 0 ? Math.max(Math.min(...dueTimes) - now, 0) + checkDelay : undefined;
  useEffect(() => {
    if (waitMs === undefined || state !== "idle") return undefined;
    const timer = setTimeout(() => void revalidate(), waitMs);
    return () => clearTimeout(timer);
  }, [waitMs, now, state, revalidate]);
}
