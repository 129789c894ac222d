import { useLocation } from "react-router";
import { Alert } from "~/components/ui/alert";
import { Money } from "~/components/ui/money";
import { useTranslation } from "~/i18n/use-translation";
import type { WaitingAdjustments } from "./load-users.server";
import { recordSearch } from "~/features/administration/record-search";
import { Link } from "~/components/ui/link";

/** Lists the adjustments that wait for a second admin, each with a link to the decision. */
export function OpenAdjustments({ waiting: { rows, total } }: { waiting: WaitingAdjustments }) {
  const t = useTranslation("users");
  const { search } = useLocation();
  return (
    <Alert tone="info" title={t("waitingTitle", { count: total })}>
      <ul className="mt-1 space-y-1">
        {rows.map(({ id, member, amount, currency, requestedBy, canDecide }) => (
          <li key={id}>
            <Link
              to={recordSearch(search, { view: member.id })}
              preventScrollReset
              className="font-medium underline"
            >
              <bdi>{member.name}</bdi>
            </Link>{" "}
            <Money amount={amount} currency={currency} sign="always" className="font-medium" />
            {" · "}
            {canDecide ? <bdi>{t("requestedBy", { name: requestedBy.name })}</bdi> : t("waitsForOther")}
          </li>
        ))}
      </ul>
    </Alert>
  );
}
