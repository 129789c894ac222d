import type { WizardDefinition } from "../kits/wizard/wizard-definition";
import { accountFields } from "./account-fields";

export const profileSteps: WizardDefinition = {
  name: "profile",
  steps: [
    {
      name: "account",
      fields: accountFields,
    },
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
  ],
};
