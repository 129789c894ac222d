import { majorUnits } from "../money.ts";
import { bestSaving } from "../modules/shop/products.ts";
import type { Calendar } from "./calendar.ts";
import type { Random } from "./random.ts";
import { rewardList } from "./reward-list.ts";
import type { DemoVariant, DemoData } from "./demo-data.ts";

interface DemoContext {
  world: DemoData;
  currency: string;
  random: Random;
  calendar: Calendar;
}

const faceValues = [5, 10, 25, 50, 100] as const;

/** Fills the shop with categories, products, denominations and codes. */
export function fillShop(context: DemoContext): void {
  const { world, calendar, random } = context;
  let count = 0;
  for (const { slug, name, stores } of rewardList) {
    const category = { id: random.uuid(), slug, name, createdAt: calendar.daysAgo(390) };
    world.shop.categories.push(category);
    for (const storeName of stores) {
      const store = world.stores.find((row) => row.name === storeName);
      if (!store?.id) throw new Error(`The demo has no store ${storeName}`);
      addProduct(context, {
        count,
        storeId: store.id,
        storeSlug: store.slug,
        storeName,
        categoryId: category.id,
      });
      count += 1;
    }
  }
}

interface ProductPlan {
  count: number;
  storeId: string;
  storeSlug: string;
  storeName: string;
  categoryId: string;
}

function addProduct(
  context: DemoContext,
  { count, storeId, storeSlug, storeName, categoryId }: ProductPlan,
): void {
  const { world, currency, random, calendar } = context;
  const isVoucher = count % 7 === 6;
  const id = random.uuid();
  const createdAt = calendar.daysAgo(random.between(360, 388));
  const saving = random.between(2, 12) * 100;
  const chosenFaceValues = faceValues.filter((_, index) => index === 0 || random.chance(0.75));
  const variants = chosenFaceValues.map((face): DemoVariant => {
    const faceValue = majorUnits(face, currency);
    const price = faceValue - (faceValue * BigInt(saving)) / 10_000n;
    const cost = price - (faceValue * 150n) / 10_000n;
    return { id: random.uuid(), productId: id, faceValue, price, cost, active: true, stock: 0 };
  });
  world.shop.products.push({
    id,
    slug: `${storeSlug}-${isVoucher ? "voucher" : "gift-card"}`,
    sku: `${isVoucher ? "VO" : "GC"}-${storeSlug.toUpperCase().slice(0, 24)}`,
    kind: isVoucher ? "voucher" : "gift_card",
    storeId,
    categoryId,
    name: nameOf(storeName, isVoucher),
    description: descriptionOf(storeName),
    terms,
    state: stateOf(count),
    // One of them is published in the future.
    publishAt: count === 20 ? calendar.hoursAfter(calendar.now, 72, 96) : createdAt,
    bestSaving: bestSaving(variants),
    createdAt,
  });
  world.shop.variants.push(...variants);
  for (const variant of variants) {
    const stock = count % 9 === 4 ? 0 : random.between(2, 14);
    for (let index = 0; index < stock; index += 1) addCode(context, variant, storeId, null);
  }
}

/** Adds a code of a denomination, sold to a line or available. */
export function addCode(
  { world, random, calendar }: DemoContext,
  variant: DemoVariant,
  storeId: string,
  lineId: string | null,
): void {
  const part = () =>
    Array.from({ length: 4 }, () => random.pick([..."ABCDEFGHJKLMNPQRSTUVWXYZ23456789"])).join("");
  world.shop.codes.push({
    id: random.uuid(),
    variantId: variant.id,
    storeId,
    code: `${part()}-${part()}-${part()}-${part()}`,
    state: lineId ? "sold" : "available",
    lineId,
    createdAt: calendar.daysAgo(random.between(300, 355)),
  });
  if (!lineId) variant.stock += 1;
}

function stateOf(count: number): "published" | "draft" | "inactive" {
  if (count === 12) return "draft";
  return count === 33 ? "inactive" : "published";
}

function nameOf(store: string, isVoucher: boolean) {
  if (isVoucher) return { en: `${store} voucher`, fr: `Bon d’achat ${store}`, ar: `قسيمة شراء ${store}` };
  return { en: `${store} gift card`, fr: `Carte cadeau ${store}`, ar: `بطاقة هدية ${store}` };
}

function descriptionOf(store: string) {
  return {
    en: `Pay at **${store}** with what you earned.\n\n- You get the code right away.\n- Valid online and in the store's own shops.\n- Any remaining balance stays on the card.`,
    fr: `Payez chez **${store}** avec ce que vous avez gagné.\n\n- Le code est là tout de suite.\n- Valable en ligne et en magasin.\n- Le reste demeure sur la carte.`,
    ar: `ادفع لدى **${store}** بما كسبته.\n\n- يصلك الرمز فورًا.\n- صالح على الإنترنت وفي المتاجر.\n- يبقى الباقي على البطاقة.`,
  };
}

const terms = {
  en: "Good for 24 months. Not paid out in cash. Enter the code at the checkout of the store.",
  fr: "Valable 24 mois. Non remboursable en espèces. Saisissez le code au moment de payer.",
  ar: "صالح لمدة 24 شهرًا. لا يُستبدل نقدًا. أدخل الرمز عند الدفع في المتجر.",
};
