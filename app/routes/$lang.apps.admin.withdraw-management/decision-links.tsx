import { useLocation } from "react-router";
import type { AdminWithdrawal } from "#contract/withdrawals/admin-withdrawals.ts";
import { Badge } from "~/components/ui/badge";
import { LinkButton } from "~/components/ui/link-button";
import { useTranslation } from "~/i18n/use-translation";
import { mayDo } from "~/page/viewer";
import { useViewer } from "~/page/use-viewer";
import { type Action, blockedReason, permissionFor, possibleActions } from "./decisions";
import { QueuedState } from "./queued-state";
import { recordSearch } from "~/features/administration/record-search";

/** Decisions that refuse or revert a payout. */
const harmfulDecisions = new Set<Action>(["reject", "fail"]);
/** Decisions that bring the withdrawal closer to its payment. */
const primaryDecisions = new Set<Action>(["approve", "resume", "mark-paid"]);

/** Keyboard shortcuts of a row in the queue. */
const keys: Partial<Record<Action, string>> = { approve: "a", reject: "r", "mark-paid": "p" };

const explanations = {
  own: { long: "ownWithdrawal", short: "ownShort" },
  approved: { long: "alreadyApproved", short: "approvedShort" },
} as const;

interface DecisionLinksProps {
  withdrawal: AdminWithdrawal;
  /** The id of the withdrawal that is opened after the decision. */
  next: string | undefined;
}

/**
 * Links to the decisions that this admin can make, with the favorable decision last. If another admin must
 * decide, shows why.
 */
export function DecisionLinks({ withdrawal, next }: DecisionLinksProps) {
  const t = useTranslation("administration");
  const viewer = useViewerEmail();
  const blocked = blockedReason(withdrawal, viewer);
  if (withdrawal.queued) return <QueuedState id={withdrawal.id} queued={withdrawal.queued} viewer={viewer} />;
  return (
    <>
      {blocked && <p className="me-auto text-sm text-muted">{t(explanations[blocked].long)}</p>}
      <Decisions withdrawal={withdrawal} next={next} isPanel />
    </>
  );
}

/** Links to the same decisions with short texts, for a row of the queue. */
export function RowDecisions({ withdrawal }: { withdrawal: AdminWithdrawal }) {
  const t = useTranslation("administration");
  const viewer = useViewerEmail();
  const blocked = blockedReason(withdrawal, viewer);
  if (withdrawal.queued) return <QueuedState id={withdrawal.id} queued={withdrawal.queued} viewer={viewer} />;
  return (
    <span className="flex flex-wrap items-center justify-end gap-2">
      {blocked && (
        <span title={t(explanations[blocked].long)}>
          <Badge>{t(explanations[blocked].short)}</Badge>
        </span>
      )}
      <Decisions withdrawal={withdrawal} />
    </span>
  );
}

interface DecisionsProps {
  withdrawal: AdminWithdrawal;
  next?: string | undefined;
  isPanel?: boolean;
}

function Decisions({ withdrawal, next, isPanel = false }: DecisionsProps) {
  const t = useTranslation("administration");
  const viewer = useViewer();
  const email = useViewerEmail();
  const { search } = useLocation();
  const { id, reference } = withdrawal;
  const actions = possibleActions(withdrawal, email).filter(
    (one) => mayDo(viewer, permissionFor[one]) && (isPanel || one !== "hold"),
  );
  const primaryActions = actions.filter((action) => primaryDecisions.has(action));
  const otherActions = actions.filter((action) => !primaryDecisions.has(action));
  return (isPanel ? [...otherActions, ...primaryActions] : actions).map((action) => (
    <LinkButton
      key={action}
      size={isPanel ? "md" : "sm"}
      variant={isPanel && primaryDecisions.has(action) ? "solid" : "outline"}
      className={harmfulDecisions.has(action) ? "text-danger!" : undefined}
      to={recordSearch(search, { decide: action, id, ...(next !== undefined && { next }) })}
      preventScrollReset
      data-decide={action}
      data-key={keys[action]}
      aria-keyshortcuts={keys[action]}
      aria-label={`${t(`action_${action}`)} · ${reference}`}
    >
      {t(`action_${action}`)}
      {isPanel && keys[action] && <KeyMark letter={keys[action]} />}
    </LinkButton>
  ));
}

/** Shows the key that triggers a decision, on devices with a keyboard and scripts. */
function KeyMark({ letter }: { letter: string }) {
  return (
    <kbd
      aria-hidden
      className="needs-script ms-1 hidden rounded-sm border border-current px-1.5 text-xs uppercase opacity-70 lg:inline pointer-coarse:hidden"
    >
      {letter}
    </kbd>
  );
}

function useViewerEmail(): string {
  const viewer = useViewer();
  return viewer.state === "signed-in" ? viewer.email : "";
}
