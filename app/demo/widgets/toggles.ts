/** What can be switched on the pages of basic and advanced cards, and how many others have. */
export const toggles = [
  "friend",
  "cart",
  "cartHeadphones",
  "likeOne",
  "likeTwo",
  "likeThree",
  "book",
  "join",
  "webinar",
  "table",
  "favourite",
] as const;
export type Toggle = (typeof toggles)[number];

export const stars = ["1", "2", "3", "4", "5"] as const;
export type Stars = (typeof stars)[number];
/** Takes the stars back. */
export const noStars = "0";

export const basicTabs = ["about", "delivery", "returns"] as const;
export const orderTabs = ["new", "preparing", "shipping"] as const;
export const timeTabs = ["early", "usual", "late"] as const;
