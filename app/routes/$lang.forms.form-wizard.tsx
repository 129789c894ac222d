import { FormWizardsScreen } from "~/demo/wizards/form-wizards-screen";
import { formWizardPages } from "~/demo/wizards/wizards.server";
import { shellScreen } from "~/shell/frame/shell-screen";

export { ScreenErrorBoundary as ErrorBoundary } from "~/shell/frame/screen-error-boundary";
export const handle = shellScreen("demo-kit", "demo-fields", "demo-wizards");
export const loader = formWizardPages.loader;
export const action = formWizardPages.action;

export default FormWizardsScreen;
