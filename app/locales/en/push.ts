export const texts = {
  title: "Push notifications",
  subtitle: "On this and other devices, even while Cashlane is closed.",
  turnOn: "Turn on for this device",
  state_unsupported:
    "This browser doesn’t support push notifications here. On iPhone and iPad, add Cashlane to the home screen first.",
  state_blocked:
    "This browser blocks notifications of Cashlane. Allow them in the settings beside the address bar, then come back.",
  state_off: "Push notifications are off for this device.",
  state_on: "Push notifications are on for this device until you log out.",
  tabAsk: "Allow notifications to see them here while Cashlane is open in a tab.",
  tabOnly: "This browser shows notifications while Cashlane is open in a tab.",
  allow: "Allow notifications",
  failed: "Push notifications couldn’t be turned on. Check your connection and try again.",
  thisDevice: "This device",
  lastPush: "Last notification:",
  added: "Added:",
  remove: "Turn off",
  removed: "Push notifications are off on that device.",
  offerTitle: "Don’t miss your cash back",
  offerText: "Get a push notification as soon as a purchase changes. You can turn it off at any time.",
  decline: "Not now",
};

declare module "~/i18n/namespaces" {
  interface Namespaces {
    push: typeof texts;
  }
}
