import type { FraudCase } from "#contract/fraud/admin-fraud.ts";
import type { Column } from "~/components/data-table/columns";
import { DateTime } from "~/components/ui/date-time";
import { CaseBadge } from "~/features/fraud/case-badge";
import { isDecided } from "~/features/fraud/case-states";
import { fraudCasePath } from "~/features/fraud/paths";
import { ruleName } from "~/features/fraud/rule-name";
import type { Namespaces } from "~/i18n/namespaces";
import type { Translate } from "~/i18n/translation";
import { LocalizedLink } from "~/navigation/localized-link";

/** Returns the columns of all cases. */
export function caseColumns(t: Translate<Namespaces["fraud"]>): Column<FraudCase>[] {
  return [
    {
      id: "member",
      header: t("member"),
      primary: true,
      cell: ({ id, reference, member }) => (
        <span className="block min-w-0">
          <LocalizedLink to={fraudCasePath(id)} className="block text-primary hover:underline">
            <bdi>{member.name}</bdi>
          </LocalizedLink>
          <bdi dir="ltr" className="block text-sm font-normal text-muted">
            {reference}
          </bdi>
        </span>
      ),
    },
    {
      id: "rule",
      header: t("rule"),
      cell: ({ rule, evidence }) => (
        <span className="block min-w-0">
          <bdi className="block">{ruleName(t, rule)}</bdi>
          {evidence.map(({ signal, facts }) => (
            <span key={signal} className="block text-sm text-muted">
              {t(`evidence_${signal}`, facts)}
            </span>
          ))}
        </span>
      ),
    },
    {
      id: "state",
      header: t("state"),
      isMainValue: true,
      cell: ({ state }) => <CaseBadge state={state} />,
    },
    {
      id: "opened",
      header: t("opened"),
      cell: ({ openedAt }) => <DateTime value={openedAt} style="minute" />,
    },
    {
      id: "due",
      header: t("due"),
      labelled: true,
      cell({ state, dueAt }) {
        if (dueAt === null) return t("noHold");
        return isDecided(state) ? "–" : <DateTime value={dueAt} style="minute" />;
      },
    },
  ];
}
