import { z } from "zod";
import { personName } from "./auth.ts";
import { defineCall } from "../calls/call.ts";
import { instant } from "../text/identifiers.ts";
import { currency } from "../money/money.ts";
import { plainText } from "../text/text.ts";
import { tiers } from "../cash-back/tiers.ts";

/** The interface languages. Each account has one. */
export const accountLanguage = z.enum(["en", "fr", "ar"]);

/** A member's profile, as the account settings show it. */
export const account = z.object({
  name: z.string(),
  email: z.string(),
  /** Key of a role. */
  role: z.string(),
  /** The name of a custom role; `null` for a built-in one. */
  roleName: z.string().nullish(),
  tier: z.enum(tiers).catch("free").default("free"),
  joinedAt: instant,
  language: accountLanguage.catch("en").default("en"),
  /** ISO 3166, two letters. */
  country: z.string().nullable().default(null),
  /** E.164: `+33123456789`. */
  phone: z.string().nullable().default(null),
  /** A second currency in which amounts are shown; `null` to show them in the accounts' currency only. */
  shownCurrency: currency.nullable().default(null),
  /** A path on the API host. */
  avatar: z.string().nullable().default(null),
  /** The version of the editable fields. Absent if the provider doesn't compare versions. */
  version: z.string().optional(),
});
export type Account = z.infer<typeof account>;

export const getAccount = defineCall("GET", "/v1/users/me/account", {
  summary: "Retrieve my account and the currencies amounts can be shown in",
  data: account,
  /** Currencies with an exchange rate. Absent if the provider has none. */
  meta: z
    .object({ currencies: z.array(currency) })
    .optional()
    .catch(undefined),
});
/**
 * Changes only the fields in the request. A phone number is parsed in the format of its country. If `version`
 * is out of date, the call is refused with 409 `account_changed`, so that no other change is overwritten.
 */
export const changeAccount = defineCall("PATCH", "/v1/users/me/account", {
  summary: "Update my name, language, country, phone number or display currency",
  body: z.object({
    name: personName.optional(),
    language: accountLanguage.optional(),
    country: z
      .string()
      .regex(/^[A-Z]{2}$/)
      .nullable()
      .optional(),
    phone: plainText.trim().max(40).nullable().optional(),
    shownCurrency: currency.nullable().optional(),
    version: z.string().max(64).optional(),
  }),
  data: account,
});

/**
 * The maximum sizes of a picture and of a request that contains one, in bytes. Base64 encodes three bytes as
 * four characters.
 */
export const maxAvatarSize = 800 * 1024;
export const maxAvatarBodySize = 1_200_000;

export const changeAvatar = defineCall("PUT", "/v1/users/me/avatar", {
  summary: "Set my picture: JPEG, PNG or WebP up to 800 kB; resized to 256 × 256 pixels",
  body: z.object({ content: z.base64().max(maxAvatarBodySize) }),
  data: account,
});
export const removeAvatar = defineCall("DELETE", "/v1/users/me/avatar", {
  summary: "Remove my picture",
  data: account,
});
