import type { ErrorKey } from "#contract/calls/error-keys.ts";
import { accounts } from "./ar/accounts.ts";
import { claims } from "./ar/claims.ts";
import { content } from "./ar/content.ts";
import { invoices } from "./ar/invoices.ts";
import { networks } from "./ar/networks.ts";
import { offers } from "./ar/offers.ts";
import { requests } from "./ar/requests.ts";
import { settings } from "./ar/settings.ts";
import { shop } from "./ar/shop.ts";
import { signIn } from "./ar/sign-in.ts";
import { staff } from "./ar/staff.ts";
import { withdrawals } from "./ar/withdrawals.ts";

export const ar: Record<ErrorKey, string> = {
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
