import type { WizardDefinition } from "../kits/wizard/wizard-definition";

const quantities = ["one", "two", "three", "four", "five"] as const;

export const checkout: WizardDefinition = {
  name: "checkout",
  steps: [
    {
      name: "cart",
      fields: [
        { name: "quantityPhone", kind: "select", options: quantities, value: "one" },
        { name: "quantityWatch", kind: "select", options: quantities, value: "one" },
        { name: "promo", kind: "dealCode", hint: "promo", isOptional: true },
        { name: "giftWrap", kind: "tick", isOptional: true, isWide: true },
      ],
    },
    {
      name: "address",
      fields: [
        { name: "addressKind", kind: "cards", options: ["home", "office"], value: "home", isWide: true },
        { name: "name", kind: "text" },
        { name: "phone", kind: "phone" },
        { name: "address", kind: "text", isWide: true },
        { name: "zip", kind: "zip" },
        { name: "city", kind: "text" },
        {
          name: "delivery",
          kind: "cards",
          options: ["standard", "express", "overnight"],
          value: "standard",
          isWide: true,
        },
      ],
    },
    {
      name: "payment",
      fields: [
        {
          name: "payment",
          kind: "cards",
          options: ["cardPayment", "cash", "gift"],
          value: "cardPayment",
          isWide: true,
        },
        { name: "card", kind: "card", hint: "card", isOptional: true },
        { name: "cardName", kind: "text", isOptional: true },
        { name: "expiry", kind: "expiry", isOptional: true },
        { name: "cvv", kind: "cvv", isOptional: true },
        { name: "giftNumber", kind: "text", isOptional: true },
        { name: "giftPin", kind: "cvv", isOptional: true },
      ],
    },
  ],
};
