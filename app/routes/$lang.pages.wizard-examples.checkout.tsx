import { checkout } from "~/demo/wizards/checkout";
import { WizardScreen } from "~/demo/wizards/wizard-screen";
import { checkoutWizard } from "~/demo/wizards/wizards.server";
import { shellScreen } from "~/shell/shell-screen";

export { ScreenErrorBoundary as ErrorBoundary } from "~/shell/screen-error-boundary";
export const handle = shellScreen("demo-kit", "demo-fields", "demo-wizards");
export const loader = checkoutWizard.loader;
export const action = checkoutWizard.action;

export default function Wizard() {
  return <WizardScreen definition={checkout} />;
}
