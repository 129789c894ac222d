export const texts = {
  tabs: "My account",
  tabOverview: "Overview",
  tabAccount: "Account",
  tabSecurity: "Security",
  tabNotifications: "Notifications",
  tabData: "Data",
  browserOnSystem: "{{browser}} on {{system}}",
  unknownMachine: "Unknown device",

  overviewTitle: "Profile",
  overviewSubtitle: "You at a glance, and what happened lately.",
  email: "E-mail address",
  joined: "Member since",
  edit: "Edit profile",
  latest: "Latest movements",
  latestEmpty: "No money has moved yet.",
  allEntries: "My balance",
  withdrawals: "Withdrawals",
  withdrawalsEmpty: "No withdrawals yet.",
  allWithdrawals: "All withdrawals",
  claims: "Claims",
  claimsEmpty: "No claims yet.",
  allClaims: "All claims",

  accountTitle: "Account",
  accountSubtitle: "Who you are, as it stands on what you send.",
  language: "Language",
  country: "Country",
  countryNone: "Not said",
  phone: "Phone number",
  phoneHint: "With + and the country’s code, or as your country writes it.",
  phoneInvalid: "Enter a phone number of at most 40 characters.",
  pictureTitle: "Your picture",
  pictureSubtitle:
    "JPEG, PNG or WebP up to 800 kB. We draw it anew as a square: where and with what it was taken is gone.",
  picture: "Picture",
  pictureMissing: "Choose a picture.",
  pictureTooLarge: "The picture is larger than 800 kB.",
  pictureSave: "Save the picture",
  pictureSaved: "Your picture is saved.",
  pictureRemove: "Remove the picture",
  pictureRemoved: "Your picture is removed.",
  languageHint: "The language of notifications and your time zone are under",
  personTitle: "About you",
  name: "Name",
  nameInvalid: "Enter your name: 2 to 80 characters.",
  save: "Save",
  saved: "Your account is saved.",
  emailTitle: "E-mail address",
  emailSubtitle:
    "You log in with {{email}}. A link goes to the new address and one to undo the change to this one.",
  emailNew: "New e-mail address",
  emailInvalid: "Enter a valid e-mail address.",
  password: "Current password",
  passwordMissing: "Enter your password.",
  emailChange: "Change the address",
  emailAsked:
    "Look into the new mailbox: the link there works for 24 hours. Until then your address stays as it is.",
};

declare module "~/i18n/namespaces" {
  interface Namespaces {
    account: typeof texts;
  }
}
