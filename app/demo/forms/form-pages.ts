import type { FieldDefinition, FormDefinition } from "../kits/form/form-definition";

/** A card on a page of forms. The key of its title is in the texts `demo-forms`. */
export interface FormCard extends FormDefinition {
  prefix: "basic" | "icons" | "columns" | "sections" | "parts" | "signIn" | "required" | "lengths" | "slow";
  /** Uses a single column. */
  isNarrow?: true;
  /** Displays the parts below each other, with headings and dividers. */
  isDivided?: true;
  /** Adds an icon to each text field. */
  hasIcons?: true;
}

const countries = ["france", "morocco", "usa", "egypt"] as const;
const person: FieldDefinition[] = [
  { name: "firstName", kind: "text", min: 3 },
  { name: "lastName", kind: "text", min: 3 },
];

export const layouts: readonly FormCard[] = [
  {
    prefix: "basic",
    isNarrow: true,
    fields: [
      { name: "name", kind: "text" },
      { name: "email", kind: "email", hint: "email" },
      { name: "newPassword", kind: "newPassword", hint: "password" },
      { name: "confirmPassword", kind: "passwordAgain" },
    ],
  },
  {
    prefix: "icons",
    isNarrow: true,
    hasIcons: true,
    fields: [
      { name: "name", kind: "text" },
      { name: "email", kind: "email" },
      { name: "phone", kind: "phone" },
      { name: "message", kind: "note", min: 10 },
    ],
  },
  {
    prefix: "columns",
    isDivided: true,
    panels: [
      { name: "account", fields: ["username", "email", "newPassword", "confirmPassword"] },
      { name: "personal", fields: ["firstName", "lastName", "country", "birthday", "phone", "languages"] },
    ],
    fields: [
      { name: "username", kind: "username" },
      { name: "email", kind: "email" },
      { name: "newPassword", kind: "newPassword", hint: "password" },
      { name: "confirmPassword", kind: "passwordAgain" },
      ...person,
      { name: "country", kind: "select", options: countries },
      { name: "birthday", kind: "date" },
      { name: "phone", kind: "phone" },
      { name: "languages", kind: "several", options: ["english", "french", "arabic"] },
    ],
  },
  {
    prefix: "sections",
    panels: [
      { name: "address", fields: ["name", "phone", "address", "zip", "city", "addressKind"] },
      { name: "delivery", fields: ["delivery"] },
      { name: "payment", fields: ["payment", "card", "cardName", "expiry", "cvv"] },
    ],
    fields: [
      { name: "name", kind: "text" },
      { name: "phone", kind: "phone" },
      { name: "address", kind: "text", isWide: true },
      { name: "zip", kind: "zip" },
      { name: "city", kind: "text" },
      { name: "addressKind", kind: "cards", options: ["home", "office"], value: "home", isWide: true },
      {
        name: "delivery",
        kind: "cards",
        options: ["standard", "express", "overnight"],
        value: "standard",
        isWide: true,
      },
      { name: "payment", kind: "cards", options: ["cardPayment", "cash"], value: "cash", isWide: true },
      { name: "card", kind: "card", hint: "card", isOptional: true },
      { name: "cardName", kind: "text", isOptional: true },
      { name: "expiry", kind: "expiry", isOptional: true },
      { name: "cvv", kind: "cvv", isOptional: true },
    ],
  },
  {
    prefix: "parts",
    isOneAtATime: true,
    panels: [
      { name: "personal", fields: ["firstName", "lastName", "country", "birthday", "phone", "languages"] },
      { name: "account", fields: ["username", "email", "newPassword", "confirmPassword"] },
      { name: "social", fields: ["twitter", "facebook", "linkedin"] },
    ],
    fields: [
      ...person,
      { name: "country", kind: "select", options: countries },
      { name: "birthday", kind: "date" },
      { name: "phone", kind: "phone" },
      { name: "languages", kind: "several", options: ["english", "french", "arabic"] },
      { name: "username", kind: "username" },
      { name: "email", kind: "email" },
      { name: "newPassword", kind: "newPassword", hint: "password" },
      { name: "confirmPassword", kind: "passwordAgain" },
      { name: "twitter", kind: "url" },
      { name: "facebook", kind: "url" },
      { name: "linkedin", kind: "url", isOptional: true },
    ],
  },
  {
    prefix: "signIn",
    isNarrow: true,
    fields: [
      { name: "username", kind: "username" },
      { name: "currentPassword", kind: "currentPassword" },
      { name: "remember", kind: "tick", isOptional: true },
    ],
  },
];

export const validations: readonly FormCard[] = [
  {
    prefix: "required",
    fields: [
      { name: "firstName", kind: "text" },
      { name: "lastName", kind: "text" },
      { name: "email", kind: "email" },
      { name: "newPassword", kind: "newPassword" },
      { name: "birthday", kind: "date" },
      { name: "country", kind: "select", options: countries },
      { name: "bio", kind: "note", isWide: true },
      { name: "gender", kind: "cards", options: ["female", "male", "unsaid"], isWide: true },
      { name: "agree", kind: "tick", isWide: true },
    ],
  },
  {
    prefix: "lengths",
    isNarrow: true,
    fields: [
      ...person,
      { name: "email", kind: "email" },
      { name: "newPassword", kind: "newPassword", hint: "password" },
    ],
  },
  {
    prefix: "slow",
    isNarrow: true,
    fields: [...person, { name: "email", kind: "email" }, { name: "newPassword", kind: "newPassword" }],
  },
];

/** Returns the forms of the page at a path. */
export function formCardsAt(path: string): readonly FormCard[] {
  return /\/form-layouts(\.data)?$/.test(path) ? layouts : validations;
}
