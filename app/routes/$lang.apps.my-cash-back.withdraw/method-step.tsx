import { Form } from "react-router";
import type { SubmissionResult } from "~/components/form/conform-types";
import { useFormCheck } from "~/components/form/use-form-check";
import { EmptyState } from "~/components/states/empty-state";
import { Alert } from "~/components/ui/alert";
import { Button } from "~/components/ui/button";
import { Card } from "~/components/ui/card";
import { AddMethod } from "~/features/withdrawals/add-method";
import { AddMethodLinks } from "~/features/withdrawals/add-method-links";
import { RemoveMethod } from "~/features/withdrawals/remove-method";
import { Wait } from "~/features/withdrawals/wait";
import { useTranslation } from "~/i18n/use-translation";
import { useViewer } from "~/page/use-viewer";
import { methodLinks as links } from "./addresses";
import { MethodChoice } from "./method-choice";
import { Obstacle } from "./obstacle";
import type { MethodView } from "./view";

interface MethodStepProps {
  view: MethodView;
  /** The result of a refused form for a new method. */
  refused: SubmissionResult | undefined;
}

const problemId = "method-problem";

/** First step: the payout method. Methods can be added and removed here. */
export function MethodStep({ view, refused }: MethodStepProps) {
  const t = useTranslation("withdrawals");
  const { methods, limits, chosen, error, adding, removing, obstacle } = view;
  const viewer = useViewer();
  const isUnverified = viewer.state === "signed-in" && viewer.isUnverified;
  const isStopped = obstacle !== null || Boolean(limits.wait);
  const form = useFormCheck(null);
  const isMissing = form.state.fieldErrors.method !== undefined;
  return (
    <div className="space-y-6">
      {/* Until the address is confirmed, the shell's notice is the one reason, with its button. */}
      {obstacle && !isUnverified && <Obstacle wallet={obstacle} />}
      {limits.wait && <Wait wait={limits.wait} />}
      {removing && <RemoveMethod method={removing} links={links} />}
      <Card
        title={t("methodQuestion")}
        subtitle={methods.length > 0 ? t("methodHint") : undefined}
        className={isUnverified ? "text-muted" : undefined}
      >
        {methods.length === 0 && isUnverified ? (
          <p>{t("unverified")}</p>
        ) : methods.length === 0 ? (
          <EmptyState picture="wallet" title={t("noMethodsTitle")} text={t("noMethodsText")}>
            {!adding && <AddMethodLinks limits={limits} links={links} />}
          </EmptyState>
        ) : (
          <Form method="get" className="space-y-5" {...form.props}>
            <input type="hidden" name="step" value="amount" />
            {error && <Alert tone="danger">{error}</Alert>}
            <fieldset className="min-w-0 space-y-3">
              <legend className="sr-only">{t("methodQuestion")}</legend>
              {methods.map((method) => (
                <MethodChoice
                  key={method.id}
                  method={method}
                  limits={limits}
                  chosen={method.id === chosen || (!chosen && methods.length === 1)}
                  disabled={isStopped}
                  problem={isMissing ? problemId : undefined}
                />
              ))}
              {isMissing && (
                <p id={problemId} className="text-sm text-danger">
                  {t("methodMissing")}
                </p>
              )}
            </fieldset>
            <div className="flex flex-wrap items-center justify-between gap-4">
              {adding ? <span /> : <AddMethodLinks limits={limits} links={links} />}
              {!isStopped && <Button type="submit">{t("continue")}</Button>}
            </div>
          </Form>
        )}
      </Card>
      {adding && <AddMethod adding={adding} refused={refused} links={links} />}
    </div>
  );
}
