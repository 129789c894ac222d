import type { HTMLAttributes, HTMLInputTypeAttribute } from "react";

/** How a kind of field is entered and validated. Browser and server use the same definition. */
export interface FieldKind {
  type?: HTMLInputTypeAttribute;
  /** An HTML `pattern` that the value must match. */
  pattern?: string;
  /** The key of the message, in the texts `demo-fields`, that is shown if the pattern doesn't match. */
  wrong?:
    | "wrongUsername"
    | "wrongPassword"
    | "wrongCard"
    | "wrongExpiry"
    | "wrongCvv"
    | "wrongCode"
    | "wrongDeal"
    | "wrongPhone"
    | "wrongZip"
    | "wrongNumber"
    | "wrongUrl"
    | "wrongPerson";
  inputMode?: HTMLAttributes<HTMLInputElement>["inputMode"];
  autoComplete?: string;
  max: number;
  /** Whether the value must never be returned, stored or displayed. */
  isSecret?: true;
  /** Whether the field is left to right in every language. */
  isLatin?: true;
}

/**
 * Numbers that aren't quantities, such as those of cards and phones, are text fields with a numeric keyboard.
 */
export const fieldKinds = {
  text: { max: 80 },
  note: { max: 500 },
  email: { type: "email", max: 120, autoComplete: "email", isLatin: true },
  username: {
    max: 20,
    pattern: "[a-z0-9_.]{3,20}",
    wrong: "wrongUsername",
    autoComplete: "username",
    isLatin: true,
  },
  currentPassword: { type: "password", max: 256, autoComplete: "current-password", isSecret: true },
  newPassword: {
    type: "password",
    max: 72,
    pattern: "(?=.*[a-z])(?=.*[A-Z])(?=.*[^A-Za-z]).{8,72}",
    wrong: "wrongPassword",
    autoComplete: "new-password",
    isSecret: true,
  },
  passwordAgain: { type: "password", max: 72, autoComplete: "new-password", isSecret: true },
  oneTimeCode: {
    max: 6,
    pattern: "[0-9]{6}",
    wrong: "wrongCode",
    inputMode: "numeric",
    autoComplete: "one-time-code",
    isSecret: true,
    isLatin: true,
  },
  phone: {
    type: "tel",
    max: 20,
    pattern: "\\+?[0-9 ()\\-]{6,20}",
    wrong: "wrongPhone",
    inputMode: "tel",
    autoComplete: "tel",
    isLatin: true,
  },
  zip: {
    max: 10,
    pattern: "[A-Za-z0-9 \\-]{3,10}",
    wrong: "wrongZip",
    autoComplete: "postal-code",
    isLatin: true,
  },
  card: {
    max: 23,
    pattern: "[0-9]{4}[0-9 ]{8,19}",
    wrong: "wrongCard",
    inputMode: "numeric",
    autoComplete: "cc-number",
    isSecret: true,
    isLatin: true,
  },
  expiry: {
    max: 5,
    pattern: "(0[1-9]|1[0-2])/[0-9]{2}",
    wrong: "wrongExpiry",
    inputMode: "numeric",
    autoComplete: "cc-exp",
    isSecret: true,
    isLatin: true,
  },
  cvv: {
    max: 4,
    pattern: "[0-9]{3,4}",
    wrong: "wrongCvv",
    inputMode: "numeric",
    autoComplete: "cc-csc",
    isSecret: true,
    isLatin: true,
  },
  dealCode: { max: 16, pattern: "[A-Z0-9]{4,16}", wrong: "wrongDeal", isLatin: true },
  amount: {
    max: 12,
    pattern: "[0-9]{1,9}([.,][0-9]{1,2})?",
    wrong: "wrongNumber",
    inputMode: "decimal",
    isLatin: true,
  },
  url: { type: "url", max: 200, pattern: "https?://[^\\s]+\\.[^\\s]+", wrong: "wrongUrl", isLatin: true },
  date: { type: "date", max: 10 },
  select: { max: 40 },
  /** An existing store. The loader provides the options. */
  store: { max: 80 },
  /** A person from a list, by email address. */
  person: { max: 120, wrong: "wrongPerson" },
  cards: { max: 40 },
  several: { max: 40 },
  tick: { max: 2 },
} as const satisfies Record<string, FieldKind>;

export type FieldKindName = keyof typeof fieldKinds;

/** Returns a kind whose type includes all optional properties. */
export function kindOf(name: FieldKindName): FieldKind {
  return fieldKinds[name];
}
