import { filterLabels } from "~/components/data-table/list-page";
import { ListTable } from "~/components/data-table/list-table";
import { EmptyState } from "~/components/states/empty-state";
import { useTranslation } from "~/i18n/use-translation";
import { claimColumns } from "./columns";
import type { ClaimsView } from "./load-claims.server";

/** Lists a member's claims, newest first. */
export function Claims({ view: { list, sent } }: { view: ClaimsView }) {
  const t = useTranslation("claims");
  return (
    <section aria-labelledby="my-claims" className="space-y-4">
      <h2 id="my-claims" className="text-lg font-semibold">
        {t("mine")}
      </h2>
      <ListTable
        list={list}
        label={t("mine")}
        columns={claimColumns(t, list.today)}
        rowLabel={(row) => row.orderNumber}
        highlighted={sent}
        filterLabel={filterLabels(t)}
        empty={<EmptyState illustration="wallet" title={t("emptyTitle")} text={t("emptyText")} />}
      />
    </section>
  );
}
