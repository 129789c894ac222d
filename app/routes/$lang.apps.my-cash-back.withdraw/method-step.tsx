import type { SubmissionResult } from "~/components/form/conform-types";
import { EmptyState } from "~/components/states/empty-state";
import { Card } from "~/components/ui/card";
import { AddMethod } from "~/features/withdrawals/add-method";
import { AddMethodLinks } from "~/features/withdrawals/add-method-links";
import { WithdrawalWaitNote } from "~/features/withdrawals/withdrawal-wait-note";
import { useTranslation } from "~/i18n/use-translation";
import { useViewer } from "~/page/use-viewer";
import { methodLinks as links } from "./addresses";
import { MethodChoices } from "./method-choices";
import { Obstacle } from "./obstacle";
import type { MethodView } from "./view";

interface MethodStepProps {
  view: MethodView;
  /** The result of a refused attempt to add a method. */
  result: SubmissionResult | undefined;
}

/** The step before the amount: adds the first payout method, or says why withdrawals are impossible. */
export function MethodStep({ view, result }: MethodStepProps) {
  const t = useTranslation("withdrawals");
  const { methods, limits, adding, obstacle } = view;
  const viewer = useViewer();
  const isUnverified = viewer.state === "signed-in" && viewer.isUnverified;
  return (
    <div className="space-y-6">
      {/* Until the email address is confirmed, only the shell's notice explains why. It has a button for
          the confirmation. */}
      {obstacle && !isUnverified && <Obstacle wallet={obstacle} />}
      {limits.wait && <WithdrawalWaitNote wait={limits.wait} />}
      {(methods.length > 0 || !adding) && (
        <Card title={t("methodQuestion")} className={isUnverified ? "text-muted" : undefined}>
          {methods.length > 0 ? (
            <MethodChoices methods={methods} limits={limits} isDisabled />
          ) : isUnverified ? (
            <p>{t("unverified")}</p>
          ) : (
            <EmptyState illustration="wallet" title={t("noMethodsTitle")} text={t("noMethodsText")}>
              <AddMethodLinks limits={limits} links={links} />
            </EmptyState>
          )}
        </Card>
      )}
      {adding && <AddMethod adding={adding} result={result} links={links} />}
    </div>
  );
}
