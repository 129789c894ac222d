export const texts = {
  title: "Search",
  subtitle: "Pages, stores, and what you can do here.",
  label: "Search Stores",
  placeholder: "Stores, pages, actions",
  submit: "Search",
  close: "Close the search",
  results: "Results",
  found_one: "{{count}} result",
  found_other: "{{count}} results",
  noResult: 'No result for "{{query}}"',
  tryInstead: "Try searching for",
  trending: "Trending Stores",
  stores: "Stores",
  storesFailed: "The stores cannot be loaded right now.",
  actions: "Actions",
  action_withdraw: "Withdraw cash back",
  action_markAllRead: "Mark all notifications as read",
  action_light: "Light appearance",
  action_dark: "Dark appearance",
  action_system: "System appearance",
  /** Other words the actions of the mode are looked for by; never shown. */
  word_mode: "Mode, theme",
  recent: "Recent searches",
  forget: "Clear recent searches",
  forgetShort: "Clear",
  currentPage: "this page",
  opensInNewTab: "opens in a new tab",
  extensionTitle: "Never miss cash back again",
  extensionText: "{{count}}+ members have our browser extension find it for them.",
  extensionButton: "Add to browser, it’s free",
  legendWalk: "navigate",
  legendOpen: "open",
  legendClose: "close",
};

declare module "~/i18n/namespaces" {
  interface Namespaces {
    search: typeof texts;
  }
}
