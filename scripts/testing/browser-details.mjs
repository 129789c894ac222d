/**
 * Files in `tests/e2e` that test details of the interface, such as keys in menus, printing, layouts, fonts,
 * charts, and several windows at a time. Together with the tests tagged "@long", they take two thirds of the
 * time of all browser tests. `npm test` leaves them out; `npm run test:e2e`, `npm run test:long` and CI on
 * GitHub, which has a machine for every part, run them.
 */
export const detailFiles = [
  "accessibility/accessibility-opened",
  "accessibility/forced-colours",
  "accounts/browser-permission",
  "demo/design-system",
  "demo/showcase-controls",
  "demo/showcases",
  "forms/form-messages",
  "forms/picture-cut",
  "forms/queued-submit",
  "forms/two-windows",
  "forms/two-windows-forms",
  "loading/before-scripts",
  "loading/first-visit",
  "loading/late-parts",
  "loading/layout-shift",
  "loading/link-intents",
  "loading/link-lost",
  "loading/realtime-link",
  "loading/refetch",
  "notifications/bell-live",
  "notifications/notifications-away",
  "notifications/notifications-page",
  "notifications/toasts",
  "overview/chart",
  "overview/click-depth",
  "overview/large-table",
  "overview/table-keys",
  "overview/time-zone",
  "shell/bottom-bar",
  "shell/customizer",
  "shell/footer",
  "shell/menu",
  "shell/menu-flyouts",
  "shell/navigation-progress",
  "shell/print",
  "shell/reach",
  "shell/shortcuts",
  "shell/side-bar",
  "shell/side-bar-overlay",
  "shell/theme-tabs",
  "shell/top-nav",
  "shell/zoom",
];

/**
 * Matches the full titles of the tests that `npm test` leaves out. In Playwright, such a title begins with the
 * file.
 */
export const details = new RegExp(`@long|(?:${detailFiles.join("|")})\\.spec\\.ts`);
