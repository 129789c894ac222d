import { data } from "react-router";
import { getSecondFactor } from "#contract/accounts/second-factor.ts";
import { readForm } from "~/components/form/read-form.server";
import { PartRegion } from "~/components/states/part-region";
import { DetailRegion } from "~/features/administration/detail-region";
import { detailStatus, loadDetail } from "~/features/administration/load-detail.server";
import { RecordRegion } from "~/features/administration/record-region";
import { withReadableHold } from "~/features/withdrawals/readable-reason.server";
import { getTranslation } from "~/i18n/i18n.server";
import { getLocale } from "~/i18n/i18next-middleware.server";
import { useTranslation } from "~/i18n/use-translation";
import { loadPart } from "~/provider-client/load-part.server";
import { statusOf } from "~/provider-client/page-part";
import { providerClient } from "~/provider-client/provider-client.server";
import { hasPermission } from "~/session/has-permission.server";
import { getAuth } from "~/session/auth-state.server";
import { Screen } from "~/components/screen";
import { shellScreen } from "~/shell/frame/shell-screen";
import type { Route } from "./+types/route";
import { submitDecisions } from "./decide.server";
import { SecondFactorNotice } from "./second-factor-notice";
import { DecisionForm } from "./decision-form";
import { isAction } from "./decisions";
import { loadDecision } from "./load-decision.server";
import { loadEvidence } from "./load-evidence.server";
import { loadQueue } from "./load-queue.server";
import { OpenWithdrawal } from "./open-withdrawal";
import { OutcomeNotice } from "./outcome-notice";
import { Queue } from "./queue-list";
import { QueuedNotice } from "./queued-notice";
import { reveal } from "./reveal.server";
import { loadQueuedDecisions, undoDecisions } from "./undo.server";

export { shouldRevalidate } from "~/page/revalidate-after-conflict";
export { ScreenErrorBoundary as ErrorBoundary } from "~/shell/frame/screen-error-boundary";
export const handle = shellScreen("administration", "cash-back", "risks", "withdrawal-case", "withdrawals");

export async function loader({ context, url }: Route.LoaderArgs) {
  const provider = providerClient(context);
  const auth = getAuth(context);
  const viewer = auth.state === "signed-in" ? auth.user.email : "";
  const maySend = hasPermission(context, "withdrawals.decide") || hasPermission(context, "withdrawals.pay");
  const [page, decision, factor, opened, evidence, queued] = await Promise.all([
    loadPart(loadQueue(provider, url)),
    loadPart(loadDecision(provider, url.searchParams, viewer)),
    loadPart(provider.call(getSecondFactor).then(({ data: found }) => found)),
    loadDetail(context, url.searchParams, "open"),
    loadEvidence(provider, url.searchParams),
    maySend ? loadPart(loadQueuedDecisions(provider)) : null,
  ]);
  const detail =
    opened?.state === "loaded"
      ? { ...opened, data: withReadableHold(opened.data, getLocale(context)) }
      : opened;
  const status = detailStatus(detail) ?? statusOf([page]);
  const asksFactor = factor.state === "loaded" && factor.data.isNeeded && factor.data.since === null;
  const queuedDecisions = queued?.state === "loaded" ? queued.data : [];
  const loaded = { page, decision, detail, evidence, queuedDecisions, asksFactor };
  return data({ ...loaded, now: Date.now() }, { status });
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const form = await readForm(request);
  const provider = providerClient(context);
  const intent = form.get("intent");
  if (intent === "reveal") return reveal(provider, form);
  if (intent === "undo" || intent === "dismiss")
    return undoDecisions(provider, { form, url, t: getTranslation(context, "withdrawal-case") });
  if (typeof intent !== "string" || !isAction(intent)) throw new Response(null, { status: 400 });
  const t = getTranslation(context, "administration");
  return submitDecisions({ provider, t, url, action: intent, form });
}

export default function WithdrawManagement({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslation("administration");
  const { page, decision, detail, evidence, queuedDecisions, asksFactor, now } = loaderData;
  const notice = queuedDecisions.length > 0 && <QueuedNotice decisions={queuedDecisions} now={now} />;
  const isAsking = decision.state === "loaded" && decision.data !== null && !actionData;
  const outcome = actionData?.kind === "outcome" ? actionData : undefined;
  const result = actionData?.kind === "form" ? actionData.result : undefined;
  return (
    <Screen title={t("managementTitle")} subtitle={t("managementSubtitle")} isDense>
      {asksFactor && <SecondFactorNotice />}
      {detail?.state !== "loaded" && !isAsking && notice}
      {outcome && (
        <RecordRegion>
          <OutcomeNotice outcome={outcome} />
        </RecordRegion>
      )}
      {!outcome && (
        <PartRegion part={decision}>
          {(open) => open && <DecisionForm decision={open} result={result} notice={notice} />}
        </PartRegion>
      )}
      <DetailRegion opened={detail} unknown={t("unknownWithdrawal")}>
        {(withdrawal) => (
          <OpenWithdrawal
            withdrawal={withdrawal}
            evidence={evidence}
            notice={notice}
            now={now}
            rows={page.state === "loaded" ? page.data.list.rows : []}
            revealed={
              actionData?.kind === "details" && actionData.id === withdrawal.id ? actionData : undefined
            }
          />
        )}
      </DetailRegion>
      <PartRegion part={page}>{(queue) => <Queue {...queue} now={now} />}</PartRegion>
    </Screen>
  );
}
