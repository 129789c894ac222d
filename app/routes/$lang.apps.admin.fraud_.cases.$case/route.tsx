import { randomUUID } from "node:crypto";
import { type FraudCaseDetail, getFraudCase } from "#contract/fraud/admin-fraud.ts";
import { fraudSignals } from "#contract/fraud/fraud-signals.ts";
import { readForm } from "~/components/form/read-form.server";
import { Screen } from "~/components/screen";
import { Alert } from "~/components/ui/alert";
import { Card } from "~/components/ui/card";
import { DateTime } from "~/components/ui/date-time";
import { Facts } from "~/components/ui/facts";
import { Money } from "~/components/ui/money";
import { PersonName } from "~/features/administration/person-name";
import { CaseBadge } from "~/features/fraud/case-badge";
import { isDecided } from "~/features/fraud/case-states";
import { fraudPath } from "~/features/fraud/paths";
import { ruleName } from "~/features/fraud/rule-name";
import { getTranslation } from "~/i18n/i18n.server";
import { useTranslation } from "~/i18n/use-translation";
import { BackLink } from "~/navigation/back-link";
import { LocalizedLink } from "~/navigation/localized-link";
import { parseIdParam } from "~/navigation/parse-id-param.server";
import { useHasPermission } from "~/page/use-viewer";
import { providerClient } from "~/provider-client/provider-client.server";
import { shellScreen } from "~/shell/frame/shell-screen";
import type { Route } from "./+types/route";
import { AccountGraph } from "./account-graph";
import { Comparison } from "./comparison";
import { decideCase } from "./decide.server";
import { DecisionCard } from "./decision-card";

export { shouldRevalidate } from "~/page/revalidate-after-conflict";
export { ScreenErrorBoundary as ErrorBoundary } from "~/shell/frame/screen-error-boundary";
export const handle = shellScreen("fraud");

export async function loader({ context, params }: Route.LoaderArgs) {
  const id = parseIdParam(params.case);
  const { data: fraudCase } = await providerClient(context).call(getFraudCase, { params: { id } });
  return { fraudCase, formKey: randomUUID() };
}

export async function action({ context, request, params, url }: Route.ActionArgs) {
  const t = getTranslation(context, "fraud");
  const id = parseIdParam(params.case);
  return decideCase({ provider: providerClient(context), t, url, id, form: await readForm(request) });
}

/** Shows a case: the evidence, the accounts involved, and the decision. */
export default function FraudCase({ loaderData, actionData }: Route.ComponentProps) {
  const { fraudCase, formKey } = loaderData;
  const t = useTranslation("fraud");
  return (
    <Screen
      title={fraudCase.reference}
      subtitle={ruleName(t, fraudCase.rule)}
      isDense
      up={<BackLink to={fraudPath}>{t("back")}</BackLink>}
    >
      <div className="grid gap-6">
        {fraudCase.state === "appealed" && <Appeal fraudCase={fraudCase} />}
        <div className="grid items-start gap-6 lg:grid-cols-2">
          <div className="grid gap-6">
            <Summary fraudCase={fraudCase} />
            <HeldWithdrawals fraudCase={fraudCase} />
          </div>
          <div className="grid gap-6">
            <Evidence fraudCase={fraudCase} />
            <DecisionCard
              key={fraudCase.state}
              fraudCase={fraudCase}
              formKey={formKey}
              result={actionData?.result}
            />
          </div>
        </div>
        <Comparison fraudCase={fraudCase} />
        <AccountGraph fraudCase={fraudCase} />
      </div>
    </Screen>
  );
}

function Appeal({ fraudCase: { appealTicketId } }: { fraudCase: FraudCaseDetail }) {
  const t = useTranslation("fraud");
  const canSeeTickets = useHasPermission("tickets.read");
  return (
    <Alert tone="info" title={t("appealTitle")}>
      {t("appealText")}
      {appealTicketId && canSeeTickets && (
        <LocalizedLink to={`/apps/admin/tickets?view=${appealTicketId}`} className="block">
          {t("openTicket")}
        </LocalizedLink>
      )}
    </Alert>
  );
}

function Summary({ fraudCase }: { fraudCase: FraudCaseDetail }) {
  const t = useTranslation("fraud");
  const { member, state, action, openedAt, dueAt } = fraudCase;
  const facts = [
    { label: t("member"), value: <PersonName person={member} /> },
    { label: t("state"), value: <CaseBadge state={state} /> },
    { label: t("action"), value: t(`action_${action}`) },
    { label: t("opened"), value: <DateTime value={openedAt} style="minute" /> },
    { label: t("due"), value: dueAt ? <DateTime value={dueAt} style="minute" /> : t("noHold") },
  ].slice(0, isDecided(state) ? -1 : undefined);
  return (
    <Card title={t("case")}>
      <Facts facts={facts} />
    </Card>
  );
}

function Evidence({ fraudCase: { evidence } }: { fraudCase: FraudCaseDetail }) {
  const t = useTranslation("fraud");
  return (
    <Card title={t("evidence")}>
      <ul className="divide-y divide-line">
        {evidence.map(({ signal, facts, atLeast }) => (
          <li key={signal} className="py-3 first:pt-0 last:pb-0">
            <span className="block font-medium">{t(`signal_${signal}`)}</span>
            <span className="block">{t(`evidence_${signal}`, facts)}</span>
            <span className="block text-sm text-muted">
              {t("threshold", { atLeast, unit: t(`unit_${fraudSignals[signal].unit}`) })}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}

function HeldWithdrawals({ fraudCase: { heldWithdrawals, currency } }: { fraudCase: FraudCaseDetail }) {
  const t = useTranslation("fraud");
  const canSeeWithdrawals = useHasPermission("withdrawals.read");
  if (heldWithdrawals.length === 0) return null;
  const facts = heldWithdrawals.map(({ id, reference, amount }) => ({
    label: reference,
    value: canSeeWithdrawals ? (
      <LocalizedLink
        to={`/apps/admin/withdraw-management?view=${id}`}
        className="text-primary hover:underline"
      >
        <Money amount={amount} currency={currency} />
      </LocalizedLink>
    ) : (
      <Money amount={amount} currency={currency} />
    ),
  }));
  return (
    <Card title={t("held")}>
      <Facts facts={facts} />
    </Card>
  );
}
