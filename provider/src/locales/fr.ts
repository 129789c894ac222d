import type { ErrorKey } from "#contract/calls/error-keys.ts";
import { accounts } from "./fr/accounts.ts";
import { claims } from "./fr/claims.ts";
import { content } from "./fr/content.ts";
import { invoices } from "./fr/invoices.ts";
import { networks } from "./fr/networks.ts";
import { offers } from "./fr/offers.ts";
import { requests } from "./fr/requests.ts";
import { settings } from "./fr/settings.ts";
import { shop } from "./fr/shop.ts";
import { signIn } from "./fr/sign-in.ts";
import { staff } from "./fr/staff.ts";
import { withdrawals } from "./fr/withdrawals.ts";

export const fr: Record<ErrorKey, string> = {
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
