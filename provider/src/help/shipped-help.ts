import { type HelpCategory, helpCategories } from "#contract/help/help-categories.ts";
import type { HelpKind } from "#contract/help/help.ts";
import type { HelpContent, HelpWords } from "../database/schema/help-schema.ts";
import { account as arAccount } from "./ar/account.ts";
import { balance as arBalance } from "./ar/balance.ts";
import { claims as arClaims } from "./ar/claims.ts";
import { gettingStarted as arGettingStarted } from "./ar/getting-started.ts";
import { purchases as arPurchases } from "./ar/purchases.ts";
import { withdrawals as arWithdrawals } from "./ar/withdrawals.ts";
import { account as enAccount } from "./en/account.ts";
import { balance as enBalance } from "./en/balance.ts";
import { claims as enClaims } from "./en/claims.ts";
import { gettingStarted as enGettingStarted } from "./en/getting-started.ts";
import { purchases as enPurchases } from "./en/purchases.ts";
import { withdrawals as enWithdrawals } from "./en/withdrawals.ts";
import { account as frAccount } from "./fr/account.ts";
import { balance as frBalance } from "./fr/balance.ts";
import { claims as frClaims } from "./fr/claims.ts";
import { gettingStarted as frGettingStarted } from "./fr/getting-started.ts";
import { purchases as frPurchases } from "./fr/purchases.ts";
import { withdrawals as frWithdrawals } from "./fr/withdrawals.ts";
import type { CategoryWords } from "./help-words.ts";

const words: Record<HelpCategory, Record<"en" | "fr" | "ar", CategoryWords>> = {
  "getting-started": { en: enGettingStarted, fr: frGettingStarted, ar: arGettingStarted },
  purchases: { en: enPurchases, fr: frPurchases, ar: arPurchases },
  claims: { en: enClaims, fr: frClaims, ar: arClaims },
  balance: { en: enBalance, fr: frBalance, ar: arBalance },
  withdrawals: { en: enWithdrawals, fr: frWithdrawals, ar: arWithdrawals },
  account: { en: enAccount, fr: frAccount, ar: arAccount },
};

/** An entry as shipped with this release. */
export interface ShippedEntry {
  slug: string;
  kind: HelpKind;
  content: HelpContent;
}

/** All help entries that are part of the product, by category and in the order in which readers see them. */
export const shippedHelp: ShippedEntry[] = helpCategories.flatMap((category) => [
  ...entriesOf(category, "article", "articles"),
  ...entriesOf(category, "answer", "answers"),
]);

function entriesOf(category: HelpCategory, kind: HelpKind, part: keyof CategoryWords): ShippedEntry[] {
  const { en, fr, ar } = words[category];
  return Object.entries(en[part]).map(([slug, english], position) => {
    const texts = { en: english, fr: wordsOf(fr, part, slug), ar: wordsOf(ar, part, slug) };
    return { slug, kind, content: { category, position, isPublished: true, texts } };
  });
}

function wordsOf(category: CategoryWords, part: keyof CategoryWords, slug: string): HelpWords {
  const entryWords = category[part][slug];
  if (!entryWords) throw new Error(`${slug} is not translated`);
  return entryWords;
}
