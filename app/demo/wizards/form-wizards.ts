import type { WizardDefinition, WizardStep } from "../kits/wizard/wizard-definition";
import { accountFields } from "./account-fields";

const profile: readonly WizardStep[] = [
  { name: "account", fields: accountFields },
  {
    name: "personal",
    fields: [
      { name: "firstName", kind: "text" },
      { name: "lastName", kind: "text" },
      { name: "country", kind: "select", options: ["france", "morocco", "usa", "egypt"] },
      { name: "languages", kind: "several", options: ["english", "french", "arabic"] },
    ],
  },
  {
    name: "social",
    fields: [
      { name: "twitter", kind: "url" },
      { name: "facebook", kind: "url" },
      { name: "linkedin", kind: "url" },
    ],
  },
];
const guideSteps: readonly WizardStep[] = [
  { name: "visit", fields: [], text: "text_visit" },
  { name: "buy", fields: [], text: "text_buy" },
  { name: "paid", fields: [], text: "text_paid" },
];

/** The four layouts of the kit: one with validation, one without, and two that are informational only. */
export const formWizards = [
  { name: "checked", steps: profile },
  {
    name: "below",
    look: "below",
    steps: profile.map(({ name, fields }) => ({
      name,
      fields: fields.map((field) => ({ ...field, isOptional: true })),
    })),
  },
  { name: "numbers", look: "numbers", skipsReview: true, steps: guideSteps },
  { name: "dots", look: "dots", skipsReview: true, steps: guideSteps },
] as const satisfies readonly WizardDefinition[];
