import { Form, useLoaderData, useLocation } from "react-router";
import { BulkButton } from "~/components/data-table/bulk-button";
import type { Column } from "~/components/data-table/columns";
import { DataTable } from "~/components/data-table/data-table";
import { ViewPanel } from "~/components/data-table/view-panel";
import { EmptyState } from "~/components/states/empty-state";
import { Badge } from "~/components/ui/badge";
import { DateTime } from "~/components/ui/date-time";
import { CsvLink } from "~/features/administration/csv-link";
import { formatNumber } from "~/i18n/format";
import { useLanguage, useTranslation } from "~/i18n/use-translation";
import { levelTones } from "./level-tones";
import { levels, type Person } from "./people-table";
import type { loader } from "./table.server";

const choice = "chosen-people";

/** Renders the product's list with a thousand sample rows. Chosen rows can be hidden. */
export function PeopleList() {
  const t = useTranslation("demo-table");
  const { search } = useLocation();
  const { state, specification, rows, paging } = useLoaderData<typeof loader>();
  const columns = useColumns();
  const levelOptions = levels.map((value) => ({ value, label: t(`level_${value}`) }));
  return (
    <>
      <Form method="post" action={search || "?"} id={choice} preventScrollReset />
      <DataTable
        label={t("title")}
        columns={columns}
        rows={rows}
        rowKey={(person) => person.id}
        rowLabel={(person) => person.name}
        specification={specification}
        state={state}
        paging={paging}
        filters={[
          { name: "level", label: t("level"), options: levelOptions },
          { name: "from", label: t("from") },
          { name: "to", label: t("to") },
        ]}
        bulk={{
          form: choice,
          controls: <BulkButton form={choice} intent="hide" label={t("hide")} />,
        }}
        actions={
          <CsvLink
            path="/react-table"
            state={state}
            specification={specification}
            otherParameters={state.otherParameters}
          />
        }
        menu={<ViewPanel columns={columns} state={state} specification={specification} />}
        empty={<EmptyState illustration="search" title={t("empty")} text={t("emptyText")} />}
      />
    </>
  );
}

function useColumns(): Column<Person>[] {
  const t = useTranslation("demo-table");
  const language = useLanguage();
  return [
    { id: "name", header: t("name"), primary: true, cell: (person) => <bdi>{person.name}</bdi> },
    { id: "email", header: t("email"), cell: (person) => <bdi className="break-all">{person.email}</bdi> },
    { id: "start", header: t("start"), cell: (person) => <DateTime value={person.start} /> },
    {
      id: "level",
      header: t("level"),
      cell: ({ level }) => <Badge tone={levelTones[level]}>{t(`level_${level}`)}</Badge>,
    },
    {
      id: "experience",
      header: t("experience"),
      align: "end",
      cell: ({ experience }) => t("years", { number: formatNumber(experience, language) }),
    },
    { id: "age", header: t("age"), align: "end", cell: ({ age }) => formatNumber(age, language) },
  ];
}
