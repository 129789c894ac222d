import { useLocation } from "react-router";
import type { AdminWithdrawal } from "#contract/withdrawals/admin-withdrawals.ts";
import { LinkButton } from "~/components/ui/link-button";
import { Money } from "~/components/ui/money";
import { recordSearch } from "~/features/administration/record-search";
import { WaitingTime } from "~/features/administration/waiting-time";
import { useTranslation } from "~/i18n/use-translation";

interface CaseListProps {
  rows: AdminWithdrawal[];
  /** The id of the open withdrawal. */
  opened: string;
  /** The current time in milliseconds since 1970. */
  now: number;
}

/** The queue, shown next to the open withdrawal. */
export function CaseList({ rows, opened, now }: CaseListProps) {
  const t = useTranslation("administration");
  const { search } = useLocation();
  return (
    <nav aria-label={t("managementTitle")}>
      <ul className="grid gap-1">
        {rows.map(({ id, member, net, currency, requestedAt }) => (
          <li key={id}>
            <LinkButton
              variant="ghost"
              size="md"
              to={recordSearch(search, { view: id })}
              replace
              preventScrollReset
              aria-current={id === opened ? "true" : undefined}
              className="h-auto! w-full justify-between! gap-3 px-3! py-2 text-start font-normal! aria-[current]:bg-primary-soft aria-[current]:text-on-primary-soft"
            >
              <span className="min-w-0 text-sm">
                <bdi className="block truncate font-medium">{member.name}</bdi>
                <WaitingTime since={requestedAt} now={now} isPromised />
              </span>
              <Money amount={net} currency={currency} className="text-sm font-semibold" />
            </LinkButton>
          </li>
        ))}
      </ul>
    </nav>
  );
}
