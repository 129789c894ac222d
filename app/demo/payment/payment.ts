import type { FormDefinition } from "../kits/form/form-definition";

/** How somebody would pay for a plan; a card's fields are wanted of who pays by card. */
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
