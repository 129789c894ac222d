import type { WalletEvent } from "#contract/wallet/wallet.ts";
import { filterLabels, type ListPage } from "~/components/data-table/list-page";
import { ListTable } from "~/components/data-table/list-table";
import { useTranslation } from "~/i18n/use-translation";
import { LocalizedLinkButton } from "~/navigation/localized-link-button";
import { balancePath } from "./addresses";
import { eventColumns } from "./columns";
import { NoEvents } from "./no-events";

/** The accounting view: the events that changed the balance, each with its double entry. */
export function Events({ list, hidden }: { list: ListPage<WalletEvent>; hidden: boolean }) {
  const t = useTranslation("wallet");
  return (
    <ListTable
      list={list}
      label={t("entries")}
      columns={eventColumns(t, { today: list.today, hidden })}
      rowLabel={(event) => event.subject.label ?? t(`kind_${event.kind}`)}
      filterLabel={filterLabels(t)}
      actions={
        <LocalizedLinkButton variant="outline" size="sm" to={balancePath}>
          {t("backToStatement")}
        </LocalizedLinkButton>
      }
      empty={<NoEvents />}
    />
  );
}
