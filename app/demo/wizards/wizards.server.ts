import type { ActionFunctionArgs, LoaderFunctionArgs } from "react-router";
import { hasPermission } from "~/session/has-permission.server";
import { wizardOf } from "../kits/wizard/wizard.server";
import { couponSteps } from "./coupon-steps";
import { createDeal } from "./create-deal";
import { formWizards } from "./form-wizards";
import { registerSteps } from "./register-steps";
import { couponChoices, sendCoupon } from "./send-coupon.server";
import { sendProposal } from "./send-proposal.server";
import { storeProposal } from "./store-proposal";
import { stepRules } from "./wizard-rules.server";

/** Loaders and actions of the wizard routes. */
export const proposalWizard = wizardOf(storeProposal, stepRules, { send: sendProposal });
export const registerWizard = wizardOf(registerSteps, stepRules);

const couponWizard = wizardOf(couponSteps, stepRules, { send: sendCoupon, choices: couponChoices });
const dealTryOut = wizardOf(createDeal, stepRules);
/** Creates a coupon if the user can write coupons. For all other users, the wizard is only a demo. */
export const dealWizard = {
  loader: (args: LoaderFunctionArgs) => dealOf(args).loader(args),
  action: (args: ActionFunctionArgs) => dealOf(args).action(args),
};

function dealOf({ context }: Pick<LoaderFunctionArgs, "context">) {
  return hasPermission(context, "offers.write") ? couponWizard : dealTryOut;
}

const wizards = formWizards.map((definition) => ({
  name: definition.name,
  ...wizardOf(definition, stepRules),
}));
/** The loader and action of a page with several wizards. The URL determines which one is open. */
export const formWizardPages = {
  loader: (args: LoaderFunctionArgs) => wizardAt(args).loader(args),
  action: (args: ActionFunctionArgs) => wizardAt(args).action(args),
};

function wizardAt({ url }: Pick<LoaderFunctionArgs, "url">) {
  const wizardName = url.searchParams.get("wizard");
  return wizards.find(({ name }) => name === wizardName) ?? wizards[0]!;
}
