import type { ExtensionStore } from "#contract/extension/extension-stores.ts";
import { offerText } from "~/features/stores/offer-text";
import { directionOf, type Language } from "~/i18n/languages";
import { translate } from "~/i18n/translation";
import { texts as storesAr } from "~/locales/ar/stores";
import { texts as storesEn } from "~/locales/en/stores";
import { texts as storesFr } from "~/locales/fr/stores";
import { extensionText } from "../texts.ts";
import type { PromptView } from "../messages.ts";
import { activationState, isSilent, type ShopState } from "../rules/stand-down.ts";

const storeTexts = { en: storesEn, fr: storesFr, ar: storesAr };

type Rate = Pick<ExtensionStore, "rate" | "boost">;

/** Returns the text about a store's rate, such as "Up to 8% cash back" or "8% cash back (usually 5%)". */
export function rateTextOf({ rate, boost }: Rate, language: Language): string {
  return offerText((key, values) => translate(storeTexts[language], language, key, values), language, {
    cashBack: rate,
    coupons: 0,
    ...(boost && { boost }),
  });
}

/**
 * Returns the highest rate as a text that is short enough for a badge: "8%" or "5". Digits that don't fit are
 * cut off, so that the badge never shows more than the store pays.
 */
export function badgeText({ rate }: Pick<ExtensionStore, "rate">): string {
  if (rate.kind === "percent") return `${Math.floor(rate.maximum / 10) / 10}%`.slice(0, 5);
  const digits = new Intl.NumberFormat("en", {
    style: "currency",
    currency: rate.currency,
  }).resolvedOptions();
  const amount = rate.maximum / 10 ** (digits.maximumFractionDigits ?? 2);
  return String(amount < 10 ? Math.floor(amount * 10) / 10 : Math.floor(amount)).slice(0, 4);
}

interface PromptContext {
  store: ExtensionStore;
  shop: ShopState;
  isConnected: boolean;
  language: Language;
  now: number;
}

/**
 * Returns the content of the prompt on a store's page. Returns `null`, which hides the prompt, while the
 * extension is silent after another site's affiliate click, while the network is redirecting to the store,
 * and after the member has dismissed the prompt.
 */
export function promptOf({ store, shop, isConnected, language, now }: PromptContext): PromptView | null {
  if (isSilent(shop, now)) return null;
  const state = activationState(shop, now);
  if (state === "leaving") return null;
  if (shop.isDismissed) return null;
  const t = extensionText(language);
  const promised = state === "active" ? shop.activation?.rate : undefined;
  return {
    direction: directionOf(language),
    language,
    store: store.name,
    rate: rateTextOf(promised ? { rate: promised } : store, language),
    exclusions: store.exclusions?.[language] ?? store.exclusions?.en ?? null,
    state: state === "active" ? "activated" : state === "blocked" ? "blocked" : "offer",
    isConnected,
    hasCoupons: store.coupons > 0,
    texts: {
      activate: t("activate"),
      activated: activatedText(shop.activation?.at ?? now, now, language),
      blocked: t("blocked"),
      coupons: t("coupons", { count: store.coupons }),
      copy: t("copy"),
      copied: t("copied"),
      close: t("close"),
      connect: t("connect"),
      excluded: t("excluded"),
      disclosure: t("disclosure"),
      failed: t("failed"),
      noCoupons: t("noCoupons"),
    },
  };
}

/** Returns the text about an activation, with its date if that isn't today. */
function activatedText(at: number, now: number, language: Language): string {
  const isToday = new Date(at).toDateString() === new Date(now).toDateString();
  const { format } = new Intl.DateTimeFormat(language === "ar" ? "ar-u-nu-latn" : language, {
    timeStyle: "short",
    ...(!isToday && { dateStyle: "medium" }),
  });
  return extensionText(language)(isToday ? "activatedAt" : "activatedOn", { time: format(at) });
}
