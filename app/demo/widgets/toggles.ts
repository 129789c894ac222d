/** What can be switched on the pages of basic and advanced cards, and how many others have. */
export const toggles = ["friend", "cart", "likeOne", "likeTwo", "likeThree", "book", "join"] as const;
export type Toggle = (typeof toggles)[number];

export const stars = ["1", "2", "3", "4", "5"] as const;
export type Stars = (typeof stars)[number];

export const basicTabs = ["about", "delivery", "returns"] as const;
export const orderTabs = ["new", "preparing", "shipping"] as const;
