export const texts = {
  title: "Notification settings",
  subtitle: "Choose which notifications you get, and how.",

  matrixTitle: "Types and channels",
  matrixHint: "Each change is saved right away.",
  matrix: "Notifications by type and channel",
  type: "Notification",
  inApp: "In the app",
  browser: "Push",
  email: "Email",
  choice: "{{type}}: {{channel}}",
  always: "always",
  alwaysHint: "Money that left or came back is always shown in the app.",
  browserHint:
    "Push shows only what’s also shown in the app: on the devices below, and in this browser while Cashlane is in the background.",

  switchedOn: "{{choice}} is on.",
  switchedOff: "{{choice}} is off.",
  undo: "Undo",
  notSaved: "{{choice}} wasn’t changed",

  unreachable: "Cashlane can’t be reached. Check your connection and try again.",

  howTitle: "Language and time",
  language: "Language of notifications and emails",
  languageHint: "Earlier notifications keep their language.",
  language_vi: "Tiếng Việt",
  language_en: "English",
  language_fr: "Français",
  language_ar: "العربية",
  timeZone: "Time zone",
  deviceZone: "Same as this device",
  useZone: "Use {{zone}}",
  quiet: "Quiet hours",
  quietHint: "No push notifications and no emails during these hours. Both wait until they end.",
  discreet: "Push notifications without amounts and store names",
  quietStart: "From",
  quietEnd: "Until",
  digest: "Emails",
  digest_off: "Right away, one email per notification",
  digest_daily: "One a day, at 8 in the morning",
  digest_weekly: "One a week, on Monday at 8 in the morning",
  save: "Save",
  saved: "Your settings are saved.",

  languageInvalid: "Choose one of the languages.",
  digestInvalid: "Choose how often.",
  timeInvalid: "Enter a time such as 22:30.",
  timesEqual: "Choose different start and end times.",
  zoneInvalid: "Choose a time zone of the list.",

  unsubscribeTitle: "Stop emails",
  unsubscribeQuestion: "Shall we stop all notification emails to {{email}}?",
  unsubscribeKept: "We’ll still notify you in the app about your money.",
  unsubscribe: "Stop emails",
  unsubscribedTitle: "No more emails",
  unsubscribedText: "We’ve stopped sending notification emails to {{email}}.",
  unsubscribeSettings: "You can switch single ones on again in your settings.",
  toSettings: "Notification settings",
  unsubscribeBroken: "This link isn’t complete or not valid. Use the link at the end of one of our emails.",
};

declare module "~/i18n/namespaces" {
  interface Namespaces {
    preferences: typeof texts;
  }
}
