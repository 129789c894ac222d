import type { WizardDefinition } from "../kits/wizard/wizard-definition";

/** The wizard for users who may write coupons. The coupon isn't visible before its first day. */
export const couponSteps: WizardDefinition = {
  name: "coupon",
  isReal: true,
  asksToConfirm: true,
  steps: [
    {
      name: "kind",
      fields: [
        { name: "couponStore", kind: "store" },
        { name: "discount", kind: "amount", min: 0.01, max: 1_000_000 },
        {
          name: "dealKind",
          kind: "cards",
          options: ["percentage", "flat"],
          value: "percentage",
          isWide: true,
        },
      ],
    },
    {
      name: "details",
      fields: [
        { name: "couponTitle", kind: "text", min: 3 },
        { name: "dealCode", kind: "dealCode", hint: "dealCode", isOptional: true },
        { name: "couponTerms", kind: "note", isOptional: true, isWide: true },
      ],
    },
    {
      name: "period",
      fields: [
        { name: "startsOn", kind: "date", hint: "startsOn" },
        { name: "endsOn", kind: "date", isOptional: true },
      ],
    },
  ],
};
