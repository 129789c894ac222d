import type { LinkPurpose } from "../../modules/mail-links/purposes.ts";
import type { NotificationTexts } from "../../i18n/notification-values.ts";

/**
 * The subject and text of each mailed link. `{minutes}` is the link's lifetime. `{code}` is the code that can
 * be typed instead, added when the mail is sent.
 */
export const linkMails: Record<LinkPurpose, NotificationTexts> = {
  known_device: {
    title: "Log in with a new browser",
    description:
      "There were too many wrong passwords, so new browsers can’t log in to your account for a while. Open this link in the browser you want to log in with. It works once, for {minutes} minutes. You still need your password.",
  },
  not_me: {
    title: "A login from a new device",
    description:
      "Someone logged in to your Cashlane account with {machine}, address {address}. If this was you, ignore this email. If not, open this link within 7 days to log out every device and set a new password.",
  },
  invitation: {
    title: "You’re invited to Cashlane",
    description:
      "Someone created a Cashlane account for you. Open this link to choose a password. It works once, for 7 days. If you didn’t expect this, ignore this email: nobody can log in without a password.",
  },
  password_reset: {
    title: "Set a new password",
    description:
      "Open this link to set a new password. It works once, for {minutes} minutes, and logs out every device. If you didn’t ask for it, ignore this email: your password stays the same.",
  },
  email_verification: {
    title: "Confirm your email address",
    description:
      "Open this link or enter the code {code} to confirm your email address. It works once, for 24 hours. Then you can withdraw what you earn. If you didn’t open an account, ignore this email.",
  },
  email_change: {
    title: "Confirm your new email address",
    description:
      "Open this link to make this the address of your Cashlane account. It works once, for 24 hours, and logs out other devices. If you didn’t ask for it, ignore this email.",
  },
  email_undo: {
    title: "The email address of your account is about to change",
    description:
      "Someone asked to change the email address of your Cashlane account. If this was you, ignore this email. If not, open this link within 7 days after the change to keep this address, log out every device and set a new password.",
  },
};
