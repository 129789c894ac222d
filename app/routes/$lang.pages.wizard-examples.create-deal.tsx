import { couponSteps } from "~/demo/wizards/coupon-steps";
import { createDeal } from "~/demo/wizards/create-deal";
import { WizardScreen } from "~/demo/wizards/wizard-screen";
import { dealWizard } from "~/demo/wizards/wizards.server";
import { shellScreen } from "~/shell/frame/shell-screen";
import type { Route } from "./+types/$lang.pages.wizard-examples.create-deal";

export { ScreenErrorBoundary as ErrorBoundary } from "~/shell/frame/screen-error-boundary";
export const handle = shellScreen("demo-kit", "demo-fields", "demo-wizards");
export const loader = dealWizard.loader;
export const action = dealWizard.action;

export default function Wizard({ loaderData: { name } }: Route.ComponentProps) {
  return <WizardScreen definition={name === couponSteps.name ? couponSteps : createDeal} />;
}
