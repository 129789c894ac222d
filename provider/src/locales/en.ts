import type { ErrorKey } from "#contract/calls/error-keys.ts";
import { accounts } from "./en/accounts.ts";
import { claims } from "./en/claims.ts";
import { content } from "./en/content.ts";
import { invoices } from "./en/invoices.ts";
import { networks } from "./en/networks.ts";
import { offers } from "./en/offers.ts";
import { requests } from "./en/requests.ts";
import { settings } from "./en/settings.ts";
import { shop } from "./en/shop.ts";
import { signIn } from "./en/sign-in.ts";
import { staff } from "./en/staff.ts";
import { withdrawals } from "./en/withdrawals.ts";

/** The texts by error key, with one file per topic. `{name}` is replaced from the problem's details. */
export const en: Record<ErrorKey, string> = {
  ...requests,
  ...signIn,
  ...accounts,
  ...settings,
  ...withdrawals,
  ...claims,
  ...shop,
  ...content,
  ...invoices,
  ...staff,
  ...networks,
  ...offers,
};
