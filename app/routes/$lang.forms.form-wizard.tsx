import { profileSteps } from "~/demo/wizards/profile-steps";
import { WizardScreen } from "~/demo/wizards/wizard-screen";
import { profileWizard } from "~/demo/wizards/wizards.server";
import { shellScreen } from "~/shell/shell-screen";

export { ScreenErrorBoundary as ErrorBoundary } from "~/shell/screen-error-boundary";
export const handle = shellScreen("demo-kit", "demo-fields", "demo-wizards");
export const loader = profileWizard.loader;
export const action = profileWizard.action;

export default function Wizard() {
  return <WizardScreen definition={profileSteps} />;
}
