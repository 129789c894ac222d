export const texts = {
  title: "Security",
  subtitle: "Where you are signed in, and what happened to your account.",

  devicesTitle: "Devices",
  devicesSubtitle: "Where you are signed in now.",
  thisDevice: "This device",
  firstSeen: "Signed in",
  lastSeen: "Last seen",
  unknownAddress: "Unknown address",
  end: "Sign out",
  ended: "The device is signed out.",
  endOthers: "Sign out everywhere else",
  endOthersQuestion: "Sign out everywhere else?",
  endOthersText: "Every device but this one has to log in again.",
  keep: "Keep them",
  othersEnded_one: "{{count}} device is signed out.",
  othersEnded_other: "{{count}} devices are signed out.",

  logTitle: "Security log",
  logSubtitle:
    "Log-ins, failed ones and changes of the last 12 months. Something you do not know? Sign out everywhere else.",
  logEmpty: "Nothing yet",
  logEmptyText: "Log-ins and changes of your account stand here.",
  what: "What",
  at: "When",
  machine: "Device",
  address: "Address",
  kind: "What",
  from: "From",
  to: "To",
  kind_registered: "Account created",
  kind_login: "Log-in",
  kind_login_failed: "Wrong password at log-in",
  kind_session_ended: "One device signed out",
  kind_sessions_ended: "All other devices signed out",
  kind_name_changed: "Name changed",
  kind_password_changed: "Password changed",
  kind_password_reset: "Password set by mail",
  kind_payout_method_added: "Payout method added",
  kind_payout_method_removed: "Payout method removed",
};

declare module "~/i18n/namespaces" {
  interface Namespaces {
    security: typeof texts;
  }
}
