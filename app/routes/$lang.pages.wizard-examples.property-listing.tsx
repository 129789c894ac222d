import { storeProposal } from "~/demo/wizards/store-proposal";
import { WizardScreen } from "~/demo/wizards/wizard-screen";
import { proposalWizard } from "~/demo/wizards/wizards.server";
import { shellScreen } from "~/shell/frame/shell-screen";

export { ScreenErrorBoundary as ErrorBoundary } from "~/shell/frame/screen-error-boundary";
export const handle = shellScreen("demo-kit", "demo-fields", "demo-wizards");
export const loader = proposalWizard.loader;
export const action = proposalWizard.action;

export default function Wizard() {
  return <WizardScreen definition={storeProposal} />;
}
