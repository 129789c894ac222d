import type { WizardDefinition } from "../kits/wizard/wizard-definition";
import { accountFields } from "./account-fields";

export const registerSteps: WizardDefinition = {
  name: "register",
  steps: [
    {
      name: "account",
      fields: [...accountFields, { name: "profileLink", kind: "url", isOptional: true, isWide: true }],
    },
    {
      name: "personal",
      fields: [
        { name: "firstName", kind: "text" },
        { name: "lastName", kind: "text" },
        { name: "phone", kind: "phone" },
        { name: "zip", kind: "zip" },
        { name: "address", kind: "text", isWide: true },
        { name: "landmark", kind: "text", isOptional: true },
        { name: "city", kind: "text" },
        { name: "state", kind: "text", isOptional: true },
      ],
    },
    {
      name: "billing",
      fields: [
        {
          name: "plan",
          kind: "cards",
          options: ["planBasic", "planStandard", "planEnterprise"],
          value: "planStandard",
          isWide: true,
        },
        { name: "card", kind: "card", hint: "card" },
        { name: "cardName", kind: "text" },
        { name: "expiry", kind: "expiry" },
        { name: "cvv", kind: "cvv" },
      ],
    },
  ],
};
