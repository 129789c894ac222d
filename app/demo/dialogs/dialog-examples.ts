import type { texts } from "~/locales/en/demo-dialogs";
import type { FormDefinition, FormValues } from "../kits/form/form-definition";

type Key = keyof typeof texts;
export type DialogName = Key extends infer K ? (K extends `name_${infer Name}` ? Name : never) : never;

/** A dialog of the page. Without fields, it is informational only. */
export interface DialogExample extends FormDefinition {
  name: DialogName;
  icon: string;
  /** Returns the dialog that follows a valid submission. Linked dialogs are steps of one task. */
  next?: (values: FormValues) => DialogName;
  /** Displays the values entered in the previous steps and submits all of them. */
  isReview?: true;
  /** Places the form above the other content. */
  isFormFirst?: true;
}

/** A dialog that is opened from another one and has no card. */
interface FollowingDialog extends Omit<DialogExample, "icon"> {
  /** The previous step. */
  after: DialogName;
}

export const dialogExamples: readonly DialogExample[] = [
  {
    name: "card",
    icon: "M3 6h18v12H3zM3 10h18",
    fields: [
      { name: "card", kind: "card", hint: "card", isWide: true },
      { name: "cardName", kind: "text", isWide: true },
      { name: "expiry", kind: "expiry" },
      { name: "cvv", kind: "cvv" },
      { name: "saveCard", kind: "tick", isOptional: true, isWide: true },
    ],
  },
  {
    name: "user",
    icon: "M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM4 21c0-4 4-6 8-6s8 2 8 6",
    fields: [
      { name: "firstName", kind: "text", value: "Lina" },
      { name: "lastName", kind: "text", value: "Haddad" },
      { name: "username", kind: "username", value: "lina.haddad" },
      { name: "email", kind: "email", value: "lina@example.com" },
      { name: "status", kind: "select", options: ["active", "inactive"], value: "active" },
      { name: "taxId", kind: "text", isOptional: true },
      { name: "phone", kind: "phone", isOptional: true },
      { name: "country", kind: "select", options: ["france", "morocco", "usa", "egypt"] },
      { name: "languages", kind: "several", options: ["english", "french", "arabic"], isWide: true },
      { name: "billing", kind: "tick", isOptional: true, isWide: true },
    ],
  },
  {
    name: "check",
    icon: "M6 11h12v9H6zM8 11V8a4 4 0 0 1 8 0v3",
    fields: [{ name: "way", kind: "cards", options: ["authApp", "sms"], value: "authApp", isWide: true }],
    next: ({ way }) => (way === "sms" ? "checkPhone" : "checkApp"),
  },
  { name: "methods", icon: "M3 7h18v10H3zM7 14h4", fields: [] },
  { name: "providers", icon: "M4 20h16M5 20V9l7-5 7 5v11M9 20v-6h6v6", fields: [] },
  {
    name: "refer",
    icon: "M4 6h16v12H4zM4 7l8 6 8-6",
    fields: [{ name: "email", kind: "email", isWide: true }],
  },
  {
    name: "address",
    icon: "M12 21s7-6 7-11a7 7 0 1 0-14 0c0 5 7 11 7 11zM12 12a2 2 0 1 0 0-4 2 2 0 0 0 0 4z",
    fields: [
      { name: "addressKind", kind: "cards", options: ["home", "office"], value: "home", isWide: true },
      { name: "firstName", kind: "text" },
      { name: "lastName", kind: "text" },
      { name: "country", kind: "select", options: ["france", "morocco", "usa", "egypt"], isWide: true },
      { name: "address", kind: "text", isWide: true },
      { name: "landmark", kind: "text", isOptional: true },
      { name: "city", kind: "text" },
      { name: "state", kind: "text", isOptional: true },
      { name: "zip", kind: "zip" },
      { name: "isDefault", kind: "tick", isOptional: true, isWide: true },
    ],
  },
  {
    name: "app",
    icon: "M4 4h7v7H4zM13 4h7v7h-7zM4 13h7v7H4zM13 13h7v7h-7z",
    fields: [
      { name: "appName", kind: "text", min: 3, isWide: true },
      { name: "category", kind: "cards", options: ["shop", "blog", "company"], value: "shop", isWide: true },
    ],
    next: () => "appFramework",
  },
  {
    name: "share",
    icon: "M8 12l8-5M8 12l8 5M6 14a2 2 0 1 0 0-4 2 2 0 0 0 0 4zM18 9a2 2 0 1 0 0-4 2 2 0 0 0 0 4zM18 19a2 2 0 1 0 0-4 2 2 0 0 0 0 4z",
    isFormFirst: true,
    fields: [
      { name: "member", kind: "person" },
      { name: "right", kind: "select", options: ["view", "comment", "edit"], value: "view" },
    ],
  },
  {
    name: "pricing",
    icon: "M4 12l8-8h8v8l-8 8zM15.5 8.5v.1",
    fields: [
      {
        name: "plan",
        kind: "cards",
        options: ["planBasic", "planStandard", "planEnterprise"],
        value: "planBasic",
        isWide: true,
      },
    ],
  },
];

/** The second and later steps of multi-step dialogs. */
const followingDialogs: readonly FollowingDialog[] = [
  {
    name: "checkApp",
    after: "check",
    fields: [{ name: "oneTimeCode", kind: "oneTimeCode", hint: "code", isWide: true }],
  },
  { name: "checkPhone", after: "check", fields: [{ name: "phone", kind: "phone", isWide: true }] },
  {
    name: "appFramework",
    after: "app",
    fields: [
      {
        name: "framework",
        kind: "cards",
        options: ["react", "angular", "vue", "laravel"],
        value: "react",
        isWide: true,
      },
    ],
    next: () => "appData",
  },
  {
    name: "appData",
    after: "appFramework",
    fields: [
      {
        name: "engine",
        kind: "cards",
        options: ["postgres", "mysql", "firebase"],
        value: "postgres",
        isWide: true,
      },
    ],
    next: () => "appBilling",
  },
  {
    name: "appBilling",
    after: "appData",
    fields: [
      { name: "card", kind: "card", hint: "card", isWide: true },
      { name: "cardName", kind: "text", isWide: true },
      { name: "expiry", kind: "expiry" },
      { name: "cvv", kind: "cvv" },
    ],
    next: () => "appReview",
  },
  { name: "appReview", after: "appBilling", fields: [], isReview: true },
];

/** Every dialog, including those without a card. */
export const dialogs: readonly (Omit<DialogExample, "icon"> & { after?: DialogName })[] = [
  ...dialogExamples,
  ...followingDialogs,
];

/** Returns the dialog that the `?dialog=` parameter opens. */
export function dialogOf(parameters: URLSearchParams) {
  return dialogs.find(({ name }) => name === parameters.get("dialog"));
}

/** Returns the steps of a task up to a dialog, and the later steps if they don't depend on an answer. */
export function stepsAround(name: DialogName): DialogName[] {
  const { after, next } = dialogs.find((one) => one.name === name) ?? {};
  const before = after ? stepsBefore(after) : [];
  return [...before, name, ...(next ? stepsAfter(next({})) : [])];
}

/** Returns the steps that lead to a dialog, in order. */
export function stepsLeadingTo({ after }: { after?: DialogName }) {
  const names = after ? stepsBefore(after) : [];
  return names.flatMap((name) => dialogs.filter((dialog) => dialog.name === name));
}

function stepsBefore(name: DialogName): DialogName[] {
  const { after } = followingDialogs.find((one) => one.name === name) ?? {};
  return [...(after ? stepsBefore(after) : []), name];
}

function stepsAfter(name: DialogName): DialogName[] {
  const { next } = followingDialogs.find((one) => one.name === name) ?? {};
  return [name, ...(next ? stepsAfter(next({})) : [])];
}
