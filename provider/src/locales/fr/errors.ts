import type { ErrorKey } from "#contract/calls/error-keys.ts";
import { accounts } from "./errors/accounts.ts";
import { claims } from "./errors/claims.ts";
import { content } from "./errors/content.ts";
import { fraud } from "./errors/fraud.ts";
import { invoices } from "./errors/invoices.ts";
import { networks } from "./errors/networks.ts";
import { offers } from "./errors/offers.ts";
import { requests } from "./errors/requests.ts";
import { settings } from "./errors/settings.ts";
import { shop } from "./errors/shop.ts";
import { signIn } from "./errors/sign-in.ts";
import { staff } from "./errors/staff.ts";
import { withdrawals } from "./errors/withdrawals.ts";

export const errors: Record<ErrorKey, string> = {
  ...requests,
  ...signIn,
  ...accounts,
  ...settings,
  ...withdrawals,
  ...fraud,
  ...claims,
  ...shop,
  ...content,
  ...invoices,
  ...staff,
  ...networks,
  ...offers,
};
