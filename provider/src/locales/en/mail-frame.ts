/** The texts around the content of an email. */
export const mailFrame = {
  /** The subject of a digest of `{count}` notifications. A single mail's subject is its notification's title. */
  digest: { daily: "Cashlane: your day ({count})", weekly: "Cashlane: your week ({count})" },
  /** `{name}` is the member's name. */
  greeting: "Hello {name},",
  /** The greeting if the address isn't confirmed, as a stranger may have chosen the name. */
  greetingWithoutName: "Hello,",
  open: "See the details",
  why: "You’re receiving this email because you have a Cashlane account and chose to be notified by email.",
  /** The footer of a mail with a requested link. */
  whyLink:
    "You’re receiving this email because someone requested it for your Cashlane account. If it wasn’t you, ignore it: nothing changes.",
  /** The footer of a security notice. */
  whyNotice:
    "You’re receiving this email because it’s about the security of your Cashlane account. We always send these.",
  /** The footer of an answer to a ticket. */
  whyAnswer:
    "You’re receiving this email because you wrote to us. Please don’t reply to it: answer on the page.",
  /** The footer of the last mail to a deleted account's owner. */
  whyFarewell:
    "You’re receiving this email because you asked us to delete your Cashlane account. It’s the last one.",
  /** The footer of an invoice to a network. */
  whyInvoice:
    "You’re receiving this email because your company works with Cashlane. The invoice is attached.",
  /** The footer of a member's invitation to a friend. */
  whyInvitation:
    "You’re receiving this email because a Cashlane member gave us your address. Not interested? Ignore this email and we’ll delete your address.",
  settings: "Notification settings",
  unsubscribe: "Unsubscribe",
  /** The subject of the mail with our answer; `{subject}` is the ticket's. */
  answerTitle: "Our answer: {subject}",
};
