import { Form, useLoaderData, useLocation } from "react-router";
import { SubmitButton } from "~/components/form/submit-button";
import { useTranslation } from "~/i18n/use-translation";
import { DemoScreen } from "../kits/demo-screen";
import { LinkTabs } from "../kits/link-tabs";
import { GridPanel } from "./grid-panel";
import { PeopleList } from "./people-list";
import { tableViews } from "./people-table";
import type { loader } from "./table.server";

/** Renders the product's list, and a table that runs in the browser. */
export function TableScreen() {
  const t = useTranslation("demo-table");
  const kit = useTranslation("demo-kit");
  const { search } = useLocation();
  const { view, hidden, isChanged } = useLoaderData<typeof loader>();
  return (
    <DemoScreen title={t("title")} subtitle={t("lead")}>
      <LinkTabs
        label={t("view")}
        name="view"
        current={view}
        tabs={tableViews.map((value) => ({ value, label: t(`view_${value}`) }))}
      />
      {view === "grid" ? <GridPanel /> : <PeopleList />}
      {isChanged && (
        <Form method="post" action={search || "?"} className="flex flex-wrap items-center gap-3">
          {hidden > 0 && <span>{t("hidden", { number: hidden })}</span>}
          <SubmitButton name="intent" value="reset" variant="outline" size="sm">
            {kit("reset")}
          </SubmitButton>
        </Form>
      )}
    </DemoScreen>
  );
}
