import type { Purchase, PurchaseDetail } from "#contract/cash-back/cash-back.ts";
import { toWire } from "../../money.ts";
import { localizedIn } from "../../i18n/localized-text.ts";
import type { Language } from "../../plugins/language.ts";
import { appliedRate } from "../leads/terms.ts";
import { expectationOf } from "../leads/payable.ts";
import { toTerms } from "../stores/view.ts";
import type { PurchaseWithHistory, PurchaseRow } from "./purchases.ts";

/** Converts a purchase for its member. */
export function toPurchase({ lead, store }: PurchaseRow, now: Date): Purchase {
  return {
    id: lead.id,
    store,
    orderNumber: lead.orderNumber,
    currency: lead.currency,
    orderAmount: toWire(lead.orderAmount),
    cashBack: toWire(lead.cashBack),
    state: lead.state,
    reason: lead.reason,
    occurredAt: lead.occurredAt.toISOString(),
    expected: expectationOf(lead, now),
  };
}

/** Converts a purchase for its member, with all details. */
export function toPurchaseDetail(
  purchase: PurchaseWithHistory,
  { language, now }: { language: Language; now: Date },
): PurchaseDetail {
  const { lead, click, network, terms, steps } = purchase;
  return {
    ...toPurchase(purchase, now),
    network,
    paid: lead.conversion?.sale ?? null,
    reasonNote: lead.reasonNote,
    click: click && { id: click.id, at: click.createdAt.toISOString() },
    steps: steps.map(({ event, at, cashBackAfter, reason }) => ({
      event,
      reason,
      at: at.toISOString(),
      cashBack: toWire(cashBackAfter),
    })),
    terms: terms && toTerms(terms, { currency: lead.currency, language }),
    appliedRate: rateOf(purchase, language),
  };
}

function rateOf({ lead, terms }: PurchaseWithHistory, language: Language): PurchaseDetail["appliedRate"] {
  const applied = terms && appliedRate(terms, lead.orderAmount, lead.cashBack);
  if (!applied) return null;
  return { rate: applied.rate, label: applied.tier ? localizedIn(language, applied.tier.label) : null };
}
