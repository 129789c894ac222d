import { Printer } from "lucide-react";
import { Alert } from "~/components/ui/alert";
import { Button } from "~/components/ui/button";
import { Card } from "~/components/ui/card";
import { LinkButton } from "~/components/ui/link-button";
import { StateBadge } from "~/features/withdrawals/state-badge";
import { WithdrawalTimeline } from "~/features/withdrawals/timeline";
import { WithdrawalFacts } from "~/features/withdrawals/withdrawal-facts";
import { contactPath } from "~/features/tickets/ticket-paths";
import { useTranslation } from "~/i18n/use-translation";
import { LocalizedLink } from "~/navigation/localized-link";
import { BackLink } from "~/navigation/back-link";
import { LocalizedLinkButton } from "~/navigation/localized-link-button";
import { Screen } from "~/components/screen";
import { cancelSearch, historyPath, receiptPath } from "./addresses";
import { CancelQuestion } from "./cancel-question";
import type { DetailView } from "./view";

interface DetailProps {
  view: DetailView;
  /** Why the withdrawal couldn't be canceled. */
  problem: string | undefined;
}

/**
 * Shows a withdrawal: amounts, timeline, and why it was rejected or failed. The page is printed without the
 * shell.
 */
export function Detail({ view: { withdrawal, cancel }, problem }: DetailProps) {
  const t = useTranslation("withdrawals");
  const { reference, reason, state, heldAt } = withdrawal;
  const actions = (
    <>
      <Button variant="outline" className="needs-script" onClick={() => window.print()}>
        <Printer aria-hidden className="size-4.5" />
        {t("print")}
      </Button>
      {state === "paid" && (
        <LocalizedLinkButton variant="outline" to={receiptPath(withdrawal.id)} reloadDocument>
          {t("receipt")}
        </LocalizedLinkButton>
      )}
      {cancel === "possible" && (
        <LinkButton variant="outline" to={cancelSearch(withdrawal.id)}>
          {t("cancel")}
        </LinkButton>
      )}
    </>
  );
  return (
    <Screen
      up={<BackLink to={historyPath}>{t("backToHistory")}</BackLink>}
      title={t("detailTitle", { reference })}
      actions={actions}
    >
      {problem && <Alert tone="danger">{problem}</Alert>}
      {cancel === "confirming" && <CancelQuestion withdrawal={withdrawal} />}
      {heldAt && (
        <Alert title={t("held")}>
          {t("heldText")}
          <LocalizedLink to={`${contactPath}?topic=withdrawals`} className="block">
            {t("heldContact")}
          </LocalizedLink>
        </Alert>
      )}
      {reason && (
        <Alert tone="danger" title={state === "failed" ? t("whyFailed") : t("whyRejected")}>
          <bdi>{reason}</bdi>
        </Alert>
      )}
      <div className="grid gap-6 md:grid-cols-2 print:grid-cols-2">
        <Card title={t("figures")} actions={<StateBadge withdrawal={withdrawal} />}>
          <WithdrawalFacts withdrawal={withdrawal} />
        </Card>
        <Card title={t("timeline")}>
          <WithdrawalTimeline withdrawal={{ ...withdrawal, reason: null }} />
        </Card>
      </div>
    </Screen>
  );
}
