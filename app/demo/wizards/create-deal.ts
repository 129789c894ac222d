import type { WizardDefinition } from "../kits/wizard/wizard-definition";

export const createDeal: WizardDefinition = {
  name: "deal",
  asksToConfirm: true,
  steps: [
    {
      name: "kind",
      fields: [
        {
          name: "dealKind",
          kind: "cards",
          options: ["percentage", "flat", "prime"],
          value: "percentage",
          isWide: true,
        },
        { name: "discount", kind: "amount", min: 1, max: 100_000 },
        { name: "region", kind: "select", options: ["europe", "africa", "america"] },
      ],
    },
    {
      name: "details",
      fields: [
        { name: "title", kind: "text", min: 3 },
        { name: "dealCode", kind: "dealCode" },
        { name: "description", kind: "note", isOptional: true, isWide: true },
        { name: "offered", kind: "several", options: ["phones", "laptops", "shoes"], isWide: true },
        { name: "cartCondition", kind: "select", options: ["all", "any"], value: "all" },
        { name: "notify", kind: "several", options: ["mail", "sms", "push"], isOptional: true },
        { name: "startsOn", kind: "date" },
        { name: "endsOn", kind: "date" },
      ],
    },
    {
      name: "usage",
      fields: [
        { name: "userType", kind: "select", options: ["everyone", "registered"], value: "everyone" },
        { name: "maxUsers", kind: "amount", min: 1, max: 1_000_000 },
        { name: "minCart", kind: "amount", isOptional: true },
        { name: "fee", kind: "amount", isOptional: true },
        { name: "payment", kind: "select", options: ["cardPayment", "cash", "gift"], value: "cardPayment" },
        { name: "dealStatus", kind: "select", options: ["active", "inactive"], value: "active" },
        { name: "singleUse", kind: "tick", isOptional: true, isWide: true },
      ],
    },
  ],
};
