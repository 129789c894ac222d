import {
  type JournalAccountKey,
  journalAccountKeys,
  journalAccountLimits,
} from "#contract/accounting/journal-accounts.ts";
import { settableTypes } from "#contract/notifications/notification-types.ts";
import { contactLimits, currencyLimits, type SettingsArea } from "#contract/settings/settings-areas.ts";
import type { FieldGroup, FieldKind, SettingsField, SettingsText } from "./field-types";
import { wordingGroup } from "./wording-fields";

/** The form of each area, as groups of fields. */
export const settingsForms: Record<SettingsArea, FieldGroup[]> = {
  payouts: [
    group("group_limits", [
      field("minimum", "money", "minimum"),
      field("maximum", "money", "maximum"),
      field("secondAdminAbove", "money", "secondAdminAbove", { hint: "secondAdminAboveHint" }),
    ]),
    payoutMethod("bank_transfer", "group_bank"),
    payoutMethod("paypal", "group_paypal"),
    payoutMethod("us_account", "group_us_account"),
  ],
  checkout: [
    group("group_orders", [
      field("maximum", "money", "orderMaximum"),
      field("passwordAbove", "money", "passwordAbove"),
      field("waitsAbove", "money", "waitsAbove", { hint: "waitsAboveHint" }),
    ]),
  ],
  referrals: [
    group("group_bonus", [
      field("bonus", "money", "bonus", { hint: "bonusHint" }),
      field("monthly", "count", "monthly", { hint: "monthlyHint" }),
    ]),
  ],
  currencies: [
    {
      title: "group_rates",
      text: "ratesText",
      fields: [
        field("date", "date", "ratesDate"),
        field("source", "line", "ratesSource", { hint: "ratesSourceHint", longest: currencyLimits.source }),
        field("rates", "rates", "rates", { hint: "ratesHint", longest: 2_000 }),
      ],
    },
  ],
  contact: [
    {
      title: "group_contact",
      text: "contactText",
      fields: [
        field("email", "email", "email", { longest: contactLimits.email }),
        field("phone", "line", "phone", { longest: contactLimits.phone }),
        field("address", "lines", "address", { longest: contactLimits.address }),
      ],
    },
  ],
  notifications: settableTypes.map(wordingGroup),
  accounting: journalAccountKeys.map(journalAccount),
};

/** Returns an area's fields in order. */
export function fieldsOf(area: SettingsArea): SettingsField[] {
  return settingsForms[area].flatMap(({ fields }) => fields);
}

/** Returns the value of one field within an area's value. */
export function valueAt(value: unknown, { path }: SettingsField): unknown {
  return path.split(".").reduce((at, key) => (at as Record<string, unknown> | undefined)?.[key], value);
}

/** Returns an area's value with new values for some fields. */
export function withFieldValues(
  base: object,
  fields: SettingsField[],
  values: Record<string, unknown>,
): Record<string, unknown> {
  const copy = structuredClone(base) as Record<string, unknown>;
  for (const { path, name } of fields) {
    const keys = path.split(".");
    const last = keys.pop()!;
    let target = copy;
    for (const key of keys) target = (target[key] ??= {}) as Record<string, unknown>;
    target[last] = values[name];
  }
  return copy;
}

function field(
  path: string,
  kind: FieldKind,
  label: SettingsText,
  rest: Pick<SettingsField, "hint" | "longest"> = {},
): SettingsField {
  return { path, name: path.replaceAll(".", "-"), kind, label, ...rest };
}

function group(title: SettingsText, fields: SettingsField[]): FieldGroup {
  return { title, fields };
}

function payoutMethod(kind: "bank_transfer" | "paypal" | "us_account", title: SettingsText): FieldGroup {
  const path = `methods.${kind}`;
  return {
    title,
    isOneOfSeveral: true,
    fields: [
      field(`${path}.isOffered`, "flag", "isOffered"),
      field(`${path}.flat`, "money", "flat"),
      field(`${path}.basisPoints`, "share", "basisPoints"),
    ],
  };
}

function journalAccount(key: JournalAccountKey): FieldGroup {
  const path = `accounts.${key}`;
  const { number, name } = journalAccountLimits;
  return {
    title: `account_${key}`,
    isOneOfSeveral: true,
    isRow: true,
    fields: [
      field(`${path}.number`, "accountNumber", "accountNumber", { longest: number }),
      field(`${path}.name`, "accountName", "accountName", { longest: name }),
    ],
  };
}
