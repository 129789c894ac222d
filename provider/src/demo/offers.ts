import { demoProgramme } from "../simulated-network/purchase.ts";
import type { StoreCategory } from "#contract/stores/store-categories.ts";
import { majorUnits } from "../money.ts";
import type { Calendar } from "./calendar.ts";
import type { Random } from "./random.ts";
import type { ListedStore } from "./store-list.ts";
import type { DemoNetwork, DemoOffer, DemoStore, DemoData } from "./demo-data.ts";

/** A store of the demo with its offers and coupons. */
export interface Shop {
  listed: ListedStore;
  row: DemoStore & { id: string };
  offer: DemoOffer | null;
  network: DemoNetwork | null;
}

interface DemoContext {
  world: DemoData;
  calendar: Calendar;
  currency: string;
  random: Random;
}

const exclusions = {
  en: "Gift cards, delivery and taxes earn nothing.",
  fr: "Les cartes cadeaux, la livraison et les taxes ne rapportent rien.",
  ar: "بطاقات الهدايا والتوصيل والضرائب لا تمنح استردادًا نقديًا.",
};
const terms = {
  en: "Order within the visit that Shop now began. Codes not shown here can make an order earn nothing.",
  fr: "Commandez pendant la visite ouverte depuis Cashlane. Un code qui ne figure pas ici peut annuler le cashback.",
  ar: "اطلب خلال الزيارة التي بدأت من هنا. قد يلغي أي رمز غير معروض هنا الاسترداد النقدي.",
};
/** The products with the higher rate, by category. */
const tierLabels: Record<StoreCategory, { en: string; fr: string; ar: string }> = {
  beauty: { en: "Skin care", fr: "Soins de la peau", ar: "العناية بالبشرة" },
  department: { en: "Clothing and home", fr: "Vêtements et maison", ar: "الملابس والمنزل" },
  electronics: { en: "Accessories", fr: "Accessoires", ar: "الملحقات" },
  fashion: { en: "New collection", fr: "Nouvelle collection", ar: "المجموعة الجديدة" },
  home: { en: "Furniture", fr: "Meubles", ar: "الأثاث" },
  marketplace: { en: "First order", fr: "Première commande", ar: "أول طلب" },
  services: { en: "New customers", fr: "Nouveaux clients", ar: "العملاء الجدد" },
  sports: { en: "Shoes", fr: "Chaussures", ar: "الأحذية" },
  travel: { en: "Hotels", fr: "Hôtels", ar: "الفنادق" },
};

/** Adds a store's offer and coupons, with the values from the list of stores. */
export function addOfferAndCoupons(
  { row, listed }: Pick<Shop, "row" | "listed">,
  context: DemoContext,
): Shop {
  const { world, random } = context;
  const network = random.pick(world.networks);
  addCoupons(row, listed, context);
  if (listed.rate === null) return { row, listed, offer: null, network: null };
  const offer = offerOf(row, listed, listed.rate, network, context);
  const { rateKind, rate, tiers } = offer;
  world.offers.push(offer);
  world.offerVersions.push({
    offerId: offer.id,
    version: 1,
    changedAt: offer.startsAt,
    terms: { rateKind, rate, tiers, cap: null, terms, exclusions },
  });
  return { row, listed, offer, network };
}

function offerOf(
  row: Shop["row"],
  { isPaused, category }: ListedStore,
  listed: NonNullable<ListedStore["rate"]>,
  network: DemoNetwork,
  { calendar, currency, random }: DemoContext,
): DemoOffer {
  const rateOf = (value: number) => (listed.kind === "flat" ? Number(majorUnits(value, currency)) : value);
  const [minimum, maximum] = [rateOf(listed.minimum), rateOf(listed.maximum)];
  const startsAt = calendar.daysAgo(420);
  return {
    id: random.uuid(),
    storeId: row.id,
    network: network.key,
    // Claims that are sent to a network's API contain the programme.
    programme: network.key === "awin" ? String(demoProgramme) : null,
    terms,
    exclusions,
    rateKind: listed.kind,
    rate: minimum,
    rateMinimum: minimum,
    rateMaximum: maximum,
    tiers: maximum > minimum ? [{ code: "selected", label: tierLabels[category], rate: maximum }] : [],
    // The member gets about seven tenths of the commission.
    commission: Math.ceil((maximum * 10) / 7),
    startsAt,
    createdAt: startsAt,
    endsAt: isPaused ? calendar.now : null,
  };
}

function addCoupons(
  { id: storeId, site }: Shop["row"],
  { coupons }: ListedStore,
  context: DemoContext,
): void {
  const { world, calendar, random } = context;
  for (let count = 0; count < coupons; count += 1) {
    const share = random.pick([5, 10, 15, 20, 25]);
    const days = random.between(5, 90);
    const isDelivery = count % 3 === 1;
    const coupon = {
      id: random.uuid(),
      storeId,
      startsAt: calendar.daysAgo(random.between(1, 40)),
      code: random.chance(0.7) ? `SAVE${share}${String.fromCharCode(65 + (count % 26))}` : null,
      title: isDelivery ? delivery : titleOf(share),
      ...(isDelivery ? {} : { worthKind: "percent" as const, worth: share * 100 }),
      endsAt: random.chance(0.8) ? calendar.hoursAfter(calendar.now, 24, days * 24) : null,
    };
    const isLink = coupon.code === null && count % 2 === 0;
    world.coupons.push({
      ...coupon,
      createdAt: coupon.startsAt,
      ...(isLink && site && { link: `${site}sale/${share}-off` }),
      ...(count % 4 === 0 && { terms: couponTerms }),
    });
  }
}

const delivery = { en: "Free delivery on every order", fr: "Livraison gratuite", ar: "توصيل مجاني لكل طلب" };
const couponTerms = {
  en: "Once per customer, not on sale items.",
  fr: "Une fois par client, hors articles soldés.",
  ar: "مرة واحدة لكل عميل، ولا يشمل السلع المخفّضة.",
};

function titleOf(share: number) {
  return {
    en: `${share}% off your order`,
    fr: `${share} % de réduction sur votre commande`,
    ar: `خصم ${share}% على طلبك`,
  };
}

/** Adds members' votes on coupons, most of them positive. */
export function voteOnCoupons({ world, random, calendar }: Omit<DemoContext, "currency">): void {
  const members = world.users.filter(({ role }) => role === "member");
  for (const { id: couponId, startsAt } of world.coupons) {
    const odds = random.between(55, 98) / 100;
    const voters = new Set(Array.from({ length: random.between(0, 12) }, () => random.pick(members).id));
    for (const userId of voters) {
      const announcedAt = calendar.hoursAfter(startsAt, 1, 20 * 24);
      const votedAt = calendar.isOver(announcedAt) ? announcedAt : calendar.now;
      world.couponVotes.push({ couponId, userId, worked: random.chance(odds), votedAt });
    }
  }
}
