export const texts = {
  title: "Browser extension",
  subtitle: "It shows your cash back while you shop, and stays out of the way otherwise.",
  whatTitle: "What it does",
  whatRate: "On the page of a partner store it shows the rate and what doesn’t count.",
  whatActivate: "You press “Activate” to earn. It never activates anything on its own.",
  whatCoupons: "It shows the store’s coupons when you ask for them, and copies a code.",
  whatAccount: "Its menu has your balance, latest purchases and pending activations.",
  whatSilent: "If you came through someone else’s link, it stays silent in that store.",

  installTitle: "Install it",
  installStore: "Chrome, Edge and Firefox, free of charge.",
  installButton: "Open the store page",
  opensInNewTab: "opens in a new tab",
  manualText:
    "The extension isn’t in a browser’s store yet. Whoever runs this site can build it; until it’s published, load it from its folder.",
  manualBuild: "Run “npm run build:extension” in the project, or get the folder “build/extension” from us.",
  manualChromium:
    "Chrome and Edge: open chrome://extensions, turn on “Developer mode”, press “Load unpacked” and choose “chromium”.",
  manualFirefox:
    "Firefox: open about:debugging, choose “This Firefox”, then “Load Temporary Add-on”, and “manifest.json” in “firefox”.",
  manualConnect: "Press the extension’s icon, then “Connect”, and confirm here.",

  privacyTitle: "What it sees and what it sends",
  privacyLocal:
    "**No visited address leaves your browser.** The extension downloads one signed list of stores, the same for everyone, and compares addresses with it on your device.",
  privacySites:
    "It can only see the sites you allow: one store at a time, or all partner stores at once. On other sites it doesn’t run.",
  privacyLinks:
    "To stay silent after someone else’s link, it needs to notice the addresses of affiliate networks. It keeps the name of the store and the time for that, on your device.",
  privacySent:
    "It sends the store’s name when you press “Activate” or ask for coupons, and its key when you open its menu. It reads your balance, favorite stores, latest purchases and pending activations, and nothing else of your account.",
  privacyNot:
    "It has no analytics, loads no code from the net, never changes links, and opens nothing in the background.",
  privacyEnd:
    "End it under [Security, Devices](/apps/user/view/security#devices), or by removing it from the browser. What it kept goes with it.",
  privacyNotice: "Our [privacy notice](/privacy) covers the rest.",

  connectTitle: "Connect the extension",
  connectSummary: "The browser extension asks to be connected to your account.",
  connectMay: "It’ll be able to",
  connectBalance: "read your balance, favorite stores, latest purchases and pending activations",
  connectActivate: "activate cash back when you press the button",
  connectCoupons: "list stores and their coupons",
  connectNot: "It can’t withdraw, change your account or read messages.",
  connectAs: "Connected account: {{email}}",
  connect: "Connect",
  cancel: "Don’t connect",
  doneTitle: "Almost there",
  doneText: "The extension finishes on its own. You can close this page once it says “Connected”.",
  connectedTitle: "The extension is connected",
  connectedText: "You can close this page. To end the connection, open Security, Devices.",
  toSecurity: "Open Security",
  brokenTitle: "This page is opened by the extension",
  brokenText: "Press the extension’s icon in your browser, then “Connect”.",
  unknownTitle: "This extension can’t be connected",
  unknownText: "It isn’t one of ours. Install it from the page below and try again.",
  howTo: "How to install it",
};

declare module "~/i18n/namespaces" {
  interface Namespaces {
    extension: typeof texts;
  }
}
