import type { ReactNode } from "react";
import type { AdminWithdrawal } from "#contract/withdrawals/admin-withdrawals.ts";
import type { WithdrawalEvidence } from "#contract/withdrawals/withdrawal-evidence.ts";
import { Alert } from "~/components/ui/alert";
import { DateTime } from "~/components/ui/date-time";
import { IfPermitted } from "~/components/ui/if-permitted";
import { PartRegion } from "~/components/states/part-region";
import type { PagePart } from "~/provider-client/page-part";
import { nextRowId } from "~/features/administration/neighbour-links";
import { WithdrawalDetail } from "~/features/administration/withdrawal-detail";
import { fraudPath } from "~/features/fraud/paths";
import { useTranslation } from "~/i18n/use-translation";
import { LocalizedLink } from "~/navigation/localized-link";
import { useViewer } from "~/page/use-viewer";
import { DecisionLinks } from "./decision-links";
import { CaseList } from "./case-list";
import { Evidence } from "./evidence";
import { blockedReason } from "./decisions";
import { PayoutTarget, type RevealResult } from "./payout-target";
import { WithdrawalSummary } from "./withdrawal-summary";

interface OpenWithdrawalProps {
  withdrawal: AdminWithdrawal;
  evidence: PagePart<WithdrawalEvidence> | null;
  revealed: RevealResult | undefined;
  /** Decisions that can still be undone. */
  notice: ReactNode;
  /** The withdrawals in the queue. */
  rows: AdminWithdrawal[];
  /** The current time in milliseconds since 1970. */
  now: number;
}

/** Shows why a withdrawal is on hold, who put it on hold, and when. */
function HoldNotice({ hold: { reason, at, by } }: { hold: NonNullable<AdminWithdrawal["hold"]> }) {
  const t = useTranslation("withdrawal-case");
  return (
    <Alert tone="warning" title={by ? t("holdTitle", { name: by.name }) : t("holdByRule")}>
      <bdi className="block">{reason}</bdi>
      <DateTime value={at} style="minute" className="text-sm" />
      {!by && (
        <IfPermitted permission="fraud.read">
          <LocalizedLink to={`${fraudPath}?q=${reason}`} className="block">
            {t("openCase")}
          </LocalizedLink>
        </IfPermitted>
      )}
    </Alert>
  );
}

/**
 * Shows an open withdrawal: its details, the facts for a decision, the payout method, and the possible
 * decisions.
 */
export function OpenWithdrawal(props: OpenWithdrawalProps) {
  const { withdrawal, evidence, revealed, notice, rows, now } = props;
  const ids = rows.map(({ id }) => id);
  const viewer = useViewer();
  const isOwn = viewer.state === "signed-in" && blockedReason(withdrawal, viewer.email) === "own";
  return (
    <WithdrawalDetail
      withdrawal={withdrawal}
      summary={<WithdrawalSummary withdrawal={withdrawal} />}
      list={rows.length > 1 && <CaseList rows={rows} opened={withdrawal.id} now={now} />}
      actions={<DecisionLinks withdrawal={withdrawal} next={nextRowId(withdrawal.id, ids)} />}
    >
      {notice}
      {withdrawal.hold && <HoldNotice hold={withdrawal.hold} />}
      {evidence && (
        <PartRegion part={evidence}>
          {(evidence) => <Evidence evidence={evidence} currency={withdrawal.currency} now={now} />}
        </PartRegion>
      )}
      {!isOwn && <PayoutTarget withdrawalId={withdrawal.id} revealed={revealed} />}
    </WithdrawalDetail>
  );
}
