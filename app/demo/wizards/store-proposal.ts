import type { WizardDefinition } from "../kits/wizard/wizard-definition";

/** The wizard with which a merchant proposes a store. The team replies to it as to any message. */
export const storeProposal: WizardDefinition = {
  name: "proposal",
  isReal: true,
  steps: [
    {
      name: "person",
      fields: [
        { name: "role", kind: "cards", options: ["owner", "staff", "agency"], value: "owner", isWide: true },
        { name: "firstName", kind: "text" },
        { name: "lastName", kind: "text" },
        { name: "email", kind: "email" },
        { name: "phone", kind: "phone", isOptional: true },
      ],
    },
    {
      name: "shop",
      fields: [
        { name: "shopName", kind: "text", min: 2 },
        { name: "shopUrl", kind: "url" },
        {
          name: "shopCategory",
          kind: "select",
          options: ["fashion", "beauty", "electronics", "homeGoods", "sports", "travel", "services"],
        },
        {
          name: "markets",
          kind: "several",
          options: ["europe", "africa", "america", "asia"],
          isWide: true,
        },
      ],
    },
    {
      name: "terms",
      fields: [
        { name: "commission", kind: "amount", min: 1, max: 100 },
        { name: "affiliateNetwork", kind: "text", isOptional: true },
        { name: "message", kind: "note", isOptional: true, isWide: true },
      ],
    },
  ],
};
