import { wizardOf } from "../kits/wizard/wizard.server";
import { checkout } from "./checkout";
import { createDeal } from "./create-deal";
import { profileSteps } from "./profile-steps";
import { propertyListing } from "./property-listing";
import { registerSteps } from "./register-steps";
import { stepRules } from "./wizard-rules.server";

/** What the routes of the wizards load and do. */
export const checkoutWizard = wizardOf(checkout, stepRules);
export const dealWizard = wizardOf(createDeal, stepRules);
export const propertyWizard = wizardOf(propertyListing, stepRules);
export const registerWizard = wizardOf(registerSteps, stepRules);
export const profileWizard = wizardOf(profileSteps, stepRules);
