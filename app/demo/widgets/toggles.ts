/** The toggles on the pages of basic and advanced cards. */
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
/** The value that removes the rating. */
export const noStars = "0";

export const basicTabs = ["about", "delivery", "returns"] as const;
export const orderTabs = ["new", "preparing", "shipping"] as const;
export const timeTabs = ["early", "usual", "late"] as const;
