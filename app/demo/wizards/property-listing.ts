import type { WizardDefinition } from "../kits/wizard/wizard-definition";

const countries = ["france", "morocco", "usa", "egypt"] as const;
const numbers = ["one", "two", "three", "four", "five"] as const;
const yesNo = ["yes", "no"] as const;

export const propertyListing: WizardDefinition = {
  name: "property",
  steps: [
    {
      name: "person",
      fields: [
        {
          name: "role",
          kind: "cards",
          options: ["owner", "builder", "broker"],
          value: "owner",
          isWide: true,
        },
        { name: "firstName", kind: "text" },
        { name: "lastName", kind: "text" },
        { name: "email", kind: "email" },
        { name: "phone", kind: "phone" },
      ],
    },
    {
      name: "property",
      fields: [
        { name: "listing", kind: "cards", options: ["sale", "rent"], value: "sale", isWide: true },
        { name: "propertyType", kind: "select", options: ["apartment", "house", "villa"] },
        { name: "country", kind: "select", options: countries },
        { name: "zip", kind: "zip" },
        { name: "city", kind: "text" },
        { name: "state", kind: "text", isOptional: true },
        { name: "landmark", kind: "text", isOptional: true },
        { name: "address", kind: "text", isWide: true },
      ],
    },
    {
      name: "features",
      fields: [
        { name: "bedrooms", kind: "select", options: numbers },
        { name: "bathrooms", kind: "select", options: numbers },
        { name: "floor", kind: "amount", max: 200 },
        { name: "furnishing", kind: "select", options: ["furnished", "semiFurnished", "unfurnished"] },
        {
          name: "extras",
          kind: "several",
          options: ["bed", "fridge", "washer", "wifi", "cooling"],
          isOptional: true,
          isWide: true,
        },
        { name: "commonArea", kind: "cards", options: yesNo, value: "yes" },
        { name: "balcony", kind: "cards", options: yesNo, value: "yes" },
      ],
    },
    {
      name: "area",
      fields: [
        { name: "totalArea", kind: "amount", min: 1, max: 100_000 },
        { name: "carpetArea", kind: "amount", min: 1, max: 100_000 },
        { name: "plotArea", kind: "amount", max: 1_000_000, isOptional: true },
        { name: "availableFrom", kind: "date" },
        { name: "possession", kind: "cards", options: ["immediate", "building"], value: "immediate" },
        { name: "transaction", kind: "cards", options: ["newSale", "resale"], value: "resale" },
        { name: "mainRoad", kind: "cards", options: yesNo, value: "no" },
        { name: "gated", kind: "cards", options: yesNo, value: "no" },
      ],
    },
    {
      name: "price",
      fields: [
        { name: "price", kind: "amount", min: 1 },
        { name: "pricePerArea", kind: "amount", isOptional: true },
        { name: "maintenance", kind: "amount", isOptional: true },
        { name: "period", kind: "select", options: ["monthly", "quarterly", "yearly"], value: "monthly" },
        { name: "token", kind: "amount", isOptional: true },
        { name: "otherAmount", kind: "amount", isOptional: true },
        {
          name: "showAs",
          kind: "cards",
          options: ["negotiable", "fixed"],
          value: "negotiable",
          isWide: true,
        },
        {
          name: "includes",
          kind: "several",
          options: ["parking", "taxes", "club"],
          isOptional: true,
          isWide: true,
        },
      ],
    },
  ],
};
