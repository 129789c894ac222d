import type { ActionFunctionArgs, LoaderFunctionArgs } from "react-router";
import { may } from "~/session/may.server";
import { wizardOf } from "../kits/wizard/wizard.server";
import { couponSteps } from "./coupon-steps";
import { createDeal } from "./create-deal";
import { profileSteps } from "./profile-steps";
import { registerSteps } from "./register-steps";
import { couponChoices, sendCoupon } from "./send-coupon.server";
import { sendProposal } from "./send-proposal.server";
import { storeProposal } from "./store-proposal";
import { stepRules } from "./wizard-rules.server";

/** What the routes of the wizards load and do. */
export const proposalWizard = wizardOf(storeProposal, stepRules, { send: sendProposal });
export const registerWizard = wizardOf(registerSteps, stepRules);
export const profileWizard = wizardOf(profileSteps, stepRules);

const couponWizard = wizardOf(couponSteps, stepRules, { send: sendCoupon, choices: couponChoices });
const dealTryOut = wizardOf(createDeal, stepRules);
/** Who writes coupons makes one; everybody else tries it out. */
export const dealWizard = {
  loader: (sent: LoaderFunctionArgs) => dealOf(sent).loader(sent),
  action: (sent: ActionFunctionArgs) => dealOf(sent).action(sent),
};

function dealOf({ context }: Pick<LoaderFunctionArgs, "context">) {
  return may(context, "offers.write") ? couponWizard : dealTryOut;
}
