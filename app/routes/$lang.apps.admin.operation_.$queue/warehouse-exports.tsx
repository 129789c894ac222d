import { Form } from "react-router";
import type { Warehouse, WarehouseExport } from "#contract/warehouse/admin-warehouse.ts";
import type { Column } from "~/components/data-table/columns";
import { PlainTable } from "~/components/data-table/plain-table";
import { IntentButton } from "~/components/form/intent-button";
import { EmptyState } from "~/components/states/empty-state";
import { Badge } from "~/components/ui/badge";
import { Card } from "~/components/ui/card";
import { DateTime } from "~/components/ui/date-time";
import { Facts } from "~/components/ui/facts";
import { IfPermitted } from "~/components/ui/if-permitted";
import type { Tone } from "~/components/ui/tone";
import { formatNumber } from "~/i18n/format";
import { useLanguage, useTranslation } from "~/i18n/use-translation";

const tones = {
  waiting: "info",
  working: "info",
  done: "success",
  failed: "danger",
} as const satisfies Record<WarehouseExport["state"], Tone>;

interface WarehouseExportsProps {
  warehouse: Warehouse;
  formKey: string;
}

/** Shows where figures are exported and the latest exports, with a button that starts an export. */
export function WarehouseExports({ warehouse, formKey }: WarehouseExportsProps) {
  const t = useTranslation("operation");
  const columns = useColumns();
  const { destination, everyHours, tables, exports } = warehouse;
  if (destination === null && exports.length === 0)
    return (
      <Card title={t("exports")}>
        <EmptyState
          illustration="search"
          level="h3"
          title={t("exportsOffTitle")}
          text={t("exportsOffText")}
        />
      </Card>
    );
  return (
    <Card
      title={t("exports")}
      padded={false}
      actions={
        destination !== null && (
          <IfPermitted permission="operation.retry">
            <Form method="post" preventScrollReset>
              <input type="hidden" name="key" value={formKey} />
              <IntentButton intent="export" label={t("exportNow")} />
            </Form>
          </IfPermitted>
        )
      }
    >
      <div className="px-6 pb-5">
        <Facts
          facts={[
            {
              label: t("exportDestination"),
              value:
                destination === null ? (
                  t("exportsOffText")
                ) : (
                  <bdi dir="ltr" className="break-all">
                    {destination}
                  </bdi>
                ),
            },
            { label: t("exportSchedule"), value: t("exportEveryHours", { count: everyHours }) },
            { label: t("exportTables"), value: <bdi dir="ltr">{tables.join(", ")}</bdi> },
          ]}
        />
      </div>
      {exports.length === 0 ? (
        <EmptyState
          illustration="search"
          level="h3"
          title={t("exportsEmptyTitle")}
          text={t("exportsEmptyText")}
        />
      ) : (
        <PlainTable label={t("exports")} columns={columns} rows={exports} rowKey={({ id }) => id} />
      )}
    </Card>
  );
}

function useColumns(): Column<WarehouseExport>[] {
  const t = useTranslation("operation");
  const language = useLanguage();
  const number = (value: number, state: WarehouseExport["state"]) => (
    <bdi className="figures">{state === "done" ? formatNumber(value, language) : "–"}</bdi>
  );
  return [
    {
      id: "requested",
      header: t("exportRequested"),
      primary: true,
      cell: ({ requestedAt, folder }) => (
        <>
          <DateTime value={requestedAt} style="minute" />
          {folder && (
            <bdi dir="ltr" className="block text-xs break-all text-muted">
              {folder}
            </bdi>
          )}
        </>
      ),
    },
    {
      id: "state",
      header: t("exportState"),
      isMainValue: true,
      cell: ({ state, failure }) => (
        <>
          <Badge tone={tones[state]}>{t(`exportState_${state}`)}</Badge>
          {failure && <span className="mt-1 block text-danger">{t(`exportFailure_${failure}`)}</span>}
        </>
      ),
    },
    {
      id: "finished",
      header: t("exportFinished"),
      labelled: true,
      cell: ({ finishedAt }) => (finishedAt ? <DateTime value={finishedAt} style="minute" /> : "–"),
    },
    {
      id: "files",
      header: t("exportFiles"),
      align: "end",
      labelled: true,
      cell: ({ files, state }) => number(files, state),
    },
    {
      id: "rows",
      header: t("exportRows"),
      align: "end",
      labelled: true,
      cell: ({ rows, state }) => number(rows, state),
    },
    {
      id: "bytes",
      header: t("exportSize"),
      align: "end",
      labelled: true,
      cell: ({ bytes, state }) => (
        <bdi className="figures">{state === "done" ? formatFileSize(bytes, language) : "–"}</bdi>
      ),
    },
  ];
}

/** Formats a number of bytes with at most one decimal: 1234567 → "1.2 MB". */
function formatFileSize(bytes: number, language: string): string {
  const units = ["byte", "kilobyte", "megabyte", "gigabyte", "terabyte"];
  const unitIndex = Math.min(units.length - 1, Math.floor(Math.log10(Math.max(1, bytes)) / 3));
  const options = { style: "unit", unit: units[unitIndex]!, maximumFractionDigits: 1 } as const;
  return formatNumber(bytes / 1000 ** unitIndex, language, options);
}
