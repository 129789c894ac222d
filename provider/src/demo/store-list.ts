import { storeCategories, type StoreCategory } from "#contract/stores/store-categories.ts";

/**
 * A well-known retailer in the demo's list. Rates are in basis points, flat amounts and orders in major units.
 */
export interface ListedStore {
  name: string;
  category: StoreCategory;
  /** The cash back rates of orders, also of paused stores. */
  rate: { kind: "percent" | "flat"; minimum: number; maximum: number } | null;
  /** Whether it no longer pays cash back today. */
  isPaused: boolean;
  /** Whether it is one of the few with the most orders. */
  isPopular: boolean;
  coupons: number;
  /** Usual range of an order's value. */
  order: readonly [from: number, to: number];
}

type Line = readonly [
  name: string,
  rate: readonly [from: number, to: number] | { amount: number } | null,
  coupons: number,
  paused?: "paused",
];

const categories: Record<
  StoreCategory,
  { order: readonly [from: number, to: number]; stores: readonly Line[] }
> = {
  department: {
    order: [25, 180],
    stores: [
      ["Walmart", [100, 400], 18],
      ["Target", [100, 500], 24],
      ["Macy's", [300, 800], 31],
      ["Nordstrom", [200, 600], 9],
      ["Kohl's", [200, 500], 27],
      ["John Lewis", [100, 300], 5],
      ["Marks & Spencer", [200, 400], 8],
      ["Galeries Lafayette", [300, 500], 4],
      ["El Corte Inglés", [150, 350], 6],
    ],
  },
  electronics: {
    order: [60, 850],
    stores: [
      ["Best Buy", [50, 200], 16],
      ["Apple", [100, 200], 0],
      ["Samsung", [200, 500], 11],
      ["Dell", [200, 600], 14],
      ["HP", [200, 500], 13],
      ["Lenovo", [250, 600], 12],
      ["Newegg", [50, 150], 10],
      ["Fnac", [100, 300], 7],
      ["MediaMarkt", [100, 200], 5],
    ],
  },
  fashion: {
    order: [35, 220],
    stores: [
      ["H&M", [300, 600], 15],
      ["Zara", null, 0],
      ["Uniqlo", [200, 300], 4],
      ["Gap", [200, 400], 21],
      ["Levi's", [400, 800], 12],
      ["ASOS", [300, 600], 14],
      ["Zalando", [300, 700], 10],
      ["Mango", [400, 700], 9],
      ["Ralph Lauren", [300, 600], 7],
      ["Namshi", [400, 900], 8],
    ],
  },
  sports: {
    order: [40, 190],
    stores: [
      ["Nike", [200, 700], 12],
      ["Adidas", [300, 800], 17],
      ["Puma", [400, 900], 13],
      ["Decathlon", [200, 400], 6],
      ["The North Face", [300, 600], 5],
      ["Foot Locker", [200, 500], 9],
      ["REI", [300, 500], 4],
    ],
  },
  beauty: {
    order: [25, 140],
    stores: [
      ["Sephora", [200, 800], 14],
      ["Ulta Beauty", [200, 500], 12],
      ["The Body Shop", [400, 1000], 8],
      ["Yves Rocher", [500, 1200], 10],
      ["L'Occitane", [400, 900], 6],
      ["Boots", [200, 500], 7],
    ],
  },
  home: {
    order: [45, 480],
    stores: [
      ["IKEA", [200, 400], 6, "paused"],
      ["Wayfair", [200, 500], 19],
      ["The Home Depot", [100, 300], 11],
      ["Lowe's", [100, 200], 9],
      ["Bed Bath & Beyond", [200, 600], 15],
      ["Leroy Merlin", [150, 300], 5],
      ["Williams Sonoma", [200, 400], 8],
    ],
  },
  travel: {
    order: [140, 1600],
    stores: [
      ["Booking.com", [300, 500], 5],
      ["Expedia", [200, 600], 9],
      ["Hotels.com", [300, 600], 8],
      ["Agoda", [300, 700], 6],
      ["Trip.com", [200, 450], 7],
    ],
  },
  marketplace: {
    order: [15, 240],
    stores: [
      ["eBay", [50, 300], 0],
      ["Etsy", [200, 400], 3],
      ["AliExpress", [200, 700], 22],
      ["Noon", [150, 600], 13],
    ],
  },
  services: {
    order: [10, 90],
    stores: [
      ["Audible", { amount: 5 }, 1],
      ["HelloFresh", { amount: 20 }, 6],
      ["NordVPN", { amount: 25 }, 3],
    ],
  },
};

// These become the trending stores in the search dialog.
const popularNames = ["Walmart", "Target", "Best Buy", "Sephora", "Nike", "Macy's", "eBay", "IKEA"];

/** The days since the newest stores rejoined after a break, by name. These stores are shown as new. */
export const daysSinceJoining: Partial<Record<string, number>> = {
  HelloFresh: 4,
  "Trip.com": 11,
  "The North Face": 18,
};

/** Sixty well-known stores with plausible rates. Names and logos belong to their owners. */
export const storeList: ListedStore[] = storeCategories.flatMap((category) => {
  const { order, stores } = categories[category];
  return stores.map(([name, rate, coupons, paused]) => ({
    name,
    category,
    order,
    coupons,
    rate: rateOf(rate),
    isPaused: paused !== undefined,
    isPopular: popularNames.includes(name),
  }));
});

function rateOf(rate: Line[1]): ListedStore["rate"] {
  if (rate === null) return null;
  if ("amount" in rate) return { kind: "flat", minimum: rate.amount, maximum: rate.amount };
  return { kind: "percent", minimum: rate[0], maximum: rate[1] };
}
