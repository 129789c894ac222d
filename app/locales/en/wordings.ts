export const texts = {
  listTitle: "Notifications and their emails",
  listText: "Sent in the app and by email, as members choose. You can edit the text.",
  name: "Notification",
  wording: "Text",
  builtIn: "Cashlane’s own words",
  own: "Own text: {{languages}}",
  othersTitle: "Other emails",
  othersText: "About an account’s security, or requested by the member. Always sent, and in these words.",
  mail_email: "Confirm an email address, old or new",
  mail_password: "Choose a new password, and that it was changed",
  mail_device: "Login from a new device",
  mail_factors: "Two-step verification, passkeys and recovery codes changed",
  mail_data: "A copy of the data, and the end of an account",
  mail_staff: "Invitation to staff",
  mail_friend: "Invitation of a friend by a member",
  mail_answer: "Our answer to a message",
  mail_invoice: "Invoice to a network",
  mail_digest: "Daily or weekly digest",
  back: "All notifications",
  placeholders: "Names in braces stand for what happened. This text may use:",
  emptyHint: "An empty field, and one with Cashlane's own words, follows later releases.",
  preview: "Preview",
  previewTitle: "Preview",
  previewText: "The emails, with sample figures. Nothing is saved yet.",
};

declare module "~/i18n/namespaces" {
  interface Namespaces {
    wordings: typeof texts;
  }
}
