/** Mails and notifications to an owner about the account itself. */
export const accountMails = {
  /** Sent if the address was entered to register although it already has an account. */
  addressRegistered: {
    title: "You already have a Cashlane account",
    description:
      "Someone tried to open another account with this email address. If this was you, log in, or set a new password if you forgot it. If not, nothing has changed.",
  },
  /** The in-app notification of a login from an unknown browser and IP network. The mail about it contains a link. */
  newDevice: {
    title: "A login from a new device",
    description:
      "{machine}, {address}. If this wasn’t you, open the link in the email we just sent, or log the device out under Security and change your password.",
  },
  /** `{list}` is replaced by the removed kinds of sign-in methods and their numbers. */
  removedMethods: {
    title: "Recently added access was removed",
    description:
      "To protect your account, we removed what was added recently: {list}. Every device was logged out. If one of them was yours, add it again.",
    kinds: {
      passkeys: "passkeys",
      services: "connected services",
      authenticatorApp: "authenticator app",
      recoveryCodes: "recovery codes",
      apiKeys: "API keys",
      payoutMethods: "payout methods",
      withdrawals: "withdrawal requests",
    },
  },
  suspended: {
    title: "Your Cashlane account is suspended",
    description:
      "You can’t log in for now. Your balance stays the same. If you disagree or want to explain, write to us on the contact page. You don’t need to log in for that.",
  },
  /** Put before the description of `suspended` if the admin gave a reason for the owner. */
  suspensionReason: "The reason: {reason}",
  restored: {
    title: "Your Cashlane account is open again",
    description: "You can log in as before. Your balance is as it was.",
  },
  tier: {
    premium: {
      title: "You’re a Premium member",
      description: "From now on your support requests come first. Rates, fees and limits stay as they are.",
    },
    free: {
      title: "You’re a Free member again",
      description:
        "Your support requests are answered in the usual order. Balance, rates and fees stay as they are.",
    },
  },
  /** The last mail to a deleted account's owner. */
  deleted: {
    title: "Your Cashlane account is deleted",
    description:
      "As you asked, we deleted it after 14 days. Your name, address, messages, devices and payout details are gone; records we have to keep by law no longer carry your name. We delete this address once this email is sent. Thank you for being with us. You can register again at any time.",
  },
};
