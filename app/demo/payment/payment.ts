import type { FormDefinition } from "../kits/form/form-definition";

/** The payment form of a plan. The card fields are required if a card is chosen. */
export const payment: FormDefinition = {
  fields: [
    {
      name: "payment",
      kind: "cards",
      options: ["cardPayment", "paypal"],
      value: "cardPayment",
      isWide: true,
    },
    { name: "email", kind: "email", isWide: true },
    { name: "country", kind: "select", options: ["france", "morocco", "usa", "egypt"] },
    { name: "zip", kind: "zip" },
    { name: "card", kind: "card", hint: "card", isOptional: true, isWide: true },
    { name: "cardName", kind: "text", isOptional: true, isWide: true },
    { name: "expiry", kind: "expiry", isOptional: true },
    { name: "cvv", kind: "cvv", isOptional: true },
  ],
};
