import { Form, useLoaderData, useLocation } from "react-router";
import { BulkButton } from "~/components/data-table/bulk-button";
import { DataTable } from "~/components/data-table/data-table";
import { EmptyState } from "~/components/states/empty-state";
import { Card } from "~/components/ui/card";
import { useTranslation } from "~/i18n/use-translation";
import type { loader } from "./dashboard.server";
import { useVehicleColumns } from "./vehicle-columns";

const choice = "chosen-vehicles";

/** Renders the vehicles en route. Users can choose vehicles and clear their warnings. */
export function VehiclesCard() {
  const t = useTranslation("demo-logistics");
  const { search } = useLocation();
  const { state, specification, rows, paging } = useLoaderData<typeof loader>();
  return (
    <Card title={t("vehicles")} padded={false}>
      <Form method="post" action={search || "?"} id={choice} preventScrollReset />
      <DataTable
        label={t("vehicles")}
        columns={useVehicleColumns()}
        rows={rows}
        rowKey={({ id }) => id}
        rowLabel={({ id }) => id}
        specification={specification}
        state={state}
        paging={paging}
        bulk={{
          form: choice,
          controls: <BulkButton form={choice} intent="clear" label={t("clear")} />,
        }}
        empty={<EmptyState illustration="search" title={t("vehicles")} text={t("noVehicles")} />}
      />
    </Card>
  );
}
