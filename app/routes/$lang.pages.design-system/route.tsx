import { data } from "react-router";
import { formConstraints } from "~/components/form/constraints.server";
import { readTableState } from "~/components/data-table/url-state";
import { readForm } from "~/components/form/read-form.server";
import { ButtonsSection } from "~/features/design-system/buttons-section";
import { ChartSection } from "~/features/design-system/chart-section";
import { ColorsSection } from "~/features/design-system/colors-section";
import { Contents } from "~/features/design-system/contents";
import { contrastRatios } from "~/features/design-system/contrast-ratios.server";
import { DialogSection } from "~/features/design-system/dialog-section";
import { FormSection } from "~/features/design-system/form-section";
import { InputsSection } from "~/features/design-system/inputs-section";
import { MenuSection } from "~/routes/$lang.pages.design-system/menu-section";
import { sampleDialogOf } from "~/features/design-system/sample-dialogs";
import { sampleRows, sampleTable } from "~/features/design-system/sample-rows";
import { sampleSchema } from "~/features/design-system/sample-schema";
import { ShapeSection } from "~/features/design-system/shape-section";
import { SignsSection } from "~/features/design-system/signs-section";
import { StatesSection } from "~/features/design-system/states-section";
import { StepperSection } from "~/features/design-system/stepper-section";
import { TableSection } from "~/features/design-system/table-section";
import { ToastSection } from "~/features/design-system/toast-section";
import { TypeSection } from "~/features/design-system/type-section";
import { getTranslation } from "~/i18n/i18n.server";
import { useTranslation } from "~/i18n/use-translation";
import { Screen } from "~/components/screen";
import { shellScreen } from "~/shell/frame/shell-screen";
import type { Route } from "./+types/route";
import { handleSampleForm } from "./handle-sample-form.server";

export { ScreenErrorBoundary as ErrorBoundary } from "~/shell/frame/screen-error-boundary";
export const handle = shellScreen("design-system", "sample-menu");

export function loader({ context, url }: Route.LoaderArgs) {
  const state = readTableState(url.searchParams, sampleTable);
  return {
    contrasts: contrastRatios(),
    constraints: formConstraints(sampleSchema, getTranslation(context, "design-system")),
    table: { state, ...sampleRows(state) },
    dialog: sampleDialogOf(url.searchParams),
  };
}

/** Responds to the page's forms like any other screen, but stores nothing. */
export async function action({ request, context, url }: Route.ActionArgs) {
  const result = await handleSampleForm(context, url.pathname, await readForm(request));
  return result instanceof Response ? result : data({ result }, { status: 400 });
}

export default function DesignSystem({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslation("design-system");
  const { contrasts, constraints, table, dialog } = loaderData;
  return (
    <Screen title={t("title")} subtitle={t("subtitle")}>
      <Contents />
      <ColorsSection contrasts={contrasts} />
      <ShapeSection />
      <TypeSection />
      <ButtonsSection />
      <InputsSection />
      <SignsSection />
      <MenuSection />
      <FormSection constraints={constraints} result={actionData?.result} />
      <TableSection table={table} />
      <StepperSection />
      <StatesSection />
      <DialogSection open={dialog} />
      <ToastSection />
      <ChartSection />
    </Screen>
  );
}
