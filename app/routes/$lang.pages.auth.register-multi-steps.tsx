import { RegisterWizard } from "~/demo/wizards/register-wizard";
import { registerWizard } from "~/demo/wizards/wizards.server";
import { standaloneScreen } from "~/shell/frame/standalone-screen";

export { ScreenErrorBoundary as ErrorBoundary } from "~/shell/frame/screen-error-boundary";
export const handle = standaloneScreen("demo-kit", "demo-fields", "demo-wizards", "table");
export const loader = registerWizard.loader;
export const action = registerWizard.action;

export default RegisterWizard;
