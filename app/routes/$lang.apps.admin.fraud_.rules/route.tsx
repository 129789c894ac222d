import { type FraudRule, listFraudRules } from "#contract/fraud/fraud-rules.ts";
import { fraudSignals } from "#contract/fraud/fraud-signals.ts";
import type { Column } from "~/components/data-table/columns";
import { PlainTable } from "~/components/data-table/plain-table";
import { Screen } from "~/components/screen";
import { EmptyState } from "~/components/states/empty-state";
import { PartRegion } from "~/components/states/part-region";
import { Badge } from "~/components/ui/badge";
import { Card } from "~/components/ui/card";
import { PermittedLinkButton } from "~/features/administration/permitted-link-button";
import { modeTones } from "~/features/fraud/case-states";
import { fraudPath, fraudRulePath, fraudRulesPath } from "~/features/fraud/paths";
import { ruleName } from "~/features/fraud/rule-name";
import { formatNumber } from "~/i18n/format";
import { useLanguage, useTranslation } from "~/i18n/use-translation";
import { BackLink } from "~/navigation/back-link";
import { LocalizedLink } from "~/navigation/localized-link";
import { loadPart } from "~/provider-client/load-part.server";
import { providerClient } from "~/provider-client/provider-client.server";
import { shellScreen } from "~/shell/frame/shell-screen";
import type { Route } from "./+types/route";

export { ScreenErrorBoundary as ErrorBoundary } from "~/shell/frame/screen-error-boundary";
export const handle = shellScreen("fraud");

export async function loader({ context }: Route.LoaderArgs) {
  const provider = providerClient(context);
  return { rules: await loadPart(provider.call(listFraudRules).then(({ data }) => data)) };
}

/** Lists the rules with the members they apply to and the decisions on their cases. */
export default function FraudRules({ loaderData: { rules } }: Route.ComponentProps) {
  const t = useTranslation("fraud");
  const columns = useColumns();
  return (
    <Screen
      title={t("rulesTitle")}
      subtitle={t("rulesSubtitle")}
      up={<BackLink to={fraudPath}>{t("back")}</BackLink>}
      actions={
        <PermittedLinkButton
          permission="fraud.write"
          to={`${fraudRulesPath}/new`}
          label={t("newRule")}
          isMain
        />
      }
    >
      <PartRegion part={rules}>
        {(rows) => (
          <Card padded={false}>
            {rows.length === 0 ? (
              <EmptyState illustration="search" title={t("rulesEmpty")} text={t("rulesSubtitle")} />
            ) : (
              <PlainTable label={t("rulesTable")} columns={columns} rows={rows} rowKey={({ id }) => id} />
            )}
          </Card>
        )}
      </PartRegion>
    </Screen>
  );
}

function useColumns(): Column<FraudRule>[] {
  const t = useTranslation("fraud");
  const language = useLanguage();
  const number = (value: number) => <bdi className="figures">{formatNumber(value, language)}</bdi>;
  return [
    {
      id: "name",
      header: t("rule"),
      primary: true,
      cell: ({ id, name, conditions }) => (
        <span className="block min-w-0">
          <LocalizedLink to={fraudRulePath(id)} className="block text-primary hover:underline">
            <bdi>{ruleName(t, { id, name })}</bdi>
          </LocalizedLink>
          {conditions.map(({ signal, atLeast }) => (
            <span key={signal} className="block text-sm font-normal text-muted">
              {t(`signal_${signal}`)} ≥ {number(atLeast)} {t(`unit_${fraudSignals[signal].unit}`)}
            </span>
          ))}
        </span>
      ),
    },
    {
      id: "mode",
      header: t("mode"),
      isMainValue: true,
      cell: ({ mode }) => <Badge tone={modeTones[mode]}>{t(`mode_${mode}`)}</Badge>,
    },
    { id: "action", header: t("action"), cell: ({ action }) => t(`action_${action}`) },
    {
      id: "touched",
      header: t("touched"),
      align: "end",
      cell: ({ touched }) => (touched ? number(touched.members) : t("notYet")),
    },
    {
      id: "waiting",
      header: t("waitingCases"),
      align: "end",
      cell: ({ cases }) => number(cases.waiting),
    },
    {
      id: "falsePositives",
      header: t("falsePositives"),
      align: "end",
      cell: ({ cases: { falsePositives } }) =>
        falsePositives === null
          ? t("noneDecided")
          : t("percent", { value: formatNumber(falsePositives, language) }),
    },
  ];
}
