import { wizardOf } from "../kits/wizard/wizard.server";
import { createDeal } from "./create-deal";
import { profileSteps } from "./profile-steps";
import { registerSteps } from "./register-steps";
import { sendProposal } from "./send-proposal.server";
import { storeProposal } from "./store-proposal";
import { stepRules } from "./wizard-rules.server";

/** What the routes of the wizards load and do. */
export const dealWizard = wizardOf(createDeal, stepRules);
export const proposalWizard = wizardOf(storeProposal, stepRules, sendProposal);
export const registerWizard = wizardOf(registerSteps, stepRules);
export const profileWizard = wizardOf(profileSteps, stepRules);
