import type { TextByLanguage } from "#contract/text/text.ts";

/** A category of the demo's shop and the stores whose gift cards are in it. */
export interface ListedCategory {
  slug: string;
  name: TextByLanguage;
  stores: readonly string[];
}

const line = (
  slug: string,
  [en, fr, ar]: readonly [string, string, string],
  stores: readonly string[],
): ListedCategory => ({ slug, name: { en, fr, ar }, stores });

/** Twelve categories with the gift cards of forty stores. */
export const rewardList: readonly ListedCategory[] = [
  line("fashion", ["Fashion", "Mode", "الأزياء"], ["H&M", "Uniqlo", "Gap", "Levi's", "ASOS", "Zalando"]),
  line("sports", ["Sports", "Sport", "الرياضة"], ["Nike", "Adidas", "Puma", "Decathlon"]),
  line("beauty", ["Beauty", "Beauté", "الجمال"], ["Sephora", "Ulta Beauty", "The Body Shop", "L'Occitane"]),
  line(
    "electronics",
    ["Electronics", "Électronique", "الإلكترونيات"],
    ["Best Buy", "Samsung", "Dell", "Fnac"],
  ),
  line("apps-and-games", ["Apps and games", "Applis et jeux", "التطبيقات والألعاب"], ["Apple"]),
  line("home", ["Home", "Maison", "المنزل"], ["Wayfair", "The Home Depot", "Lowe's", "Leroy Merlin"]),
  line(
    "department-stores",
    ["Department stores", "Grands magasins", "المتاجر الكبرى"],
    ["Walmart", "Target", "Macy's", "Kohl's", "Marks & Spencer", "Galeries Lafayette"],
  ),
  line("marketplaces", ["Marketplaces", "Places de marché", "أسواق الإنترنت"], ["eBay", "Etsy", "Noon"]),
  line("travel", ["Travel", "Voyages", "السفر"], ["Booking.com", "Expedia", "Hotels.com"]),
  line("food", ["Food", "Cuisine", "الطعام"], ["HelloFresh"]),
  line("books-and-music", ["Books and music", "Livres et musique", "الكتب والموسيقى"], ["Audible"]),
  line("everyday", ["Everyday", "Quotidien", "الحياة اليومية"], ["Boots", "NordVPN", "MediaMarkt"]),
];
