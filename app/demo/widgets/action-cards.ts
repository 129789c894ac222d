/** The cards of the page with their actions. */
export const actionCards = [
  { name: "fold", actions: ["fold"] },
  { name: "refresh", actions: ["refresh"] },
  { name: "remove", actions: ["remove"] },
  { name: "all", actions: ["fold", "refresh", "remove"] },
] as const;

export const actionIcons = {
  fold: "M6 15l6-6 6 6",
  refresh: "M20 12a8 8 0 1 1-2.3-5.7M20 4v4h-4",
  remove: "M6 6l12 12M18 6L6 18",
} as const;

export type ActionName = keyof typeof actionIcons;
export type CardName = (typeof actionCards)[number]["name"];
