import { propertyListing } from "~/demo/wizards/property-listing";
import { WizardScreen } from "~/demo/wizards/wizard-screen";
import { propertyWizard } from "~/demo/wizards/wizards.server";
import { shellScreen } from "~/shell/shell-screen";

export { ScreenErrorBoundary as ErrorBoundary } from "~/shell/screen-error-boundary";
export const handle = shellScreen("demo-kit", "demo-fields", "demo-wizards");
export const loader = propertyWizard.loader;
export const action = propertyWizard.action;

export default function Wizard() {
  return <WizardScreen definition={propertyListing} />;
}
