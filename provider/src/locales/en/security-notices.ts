import type { SecurityEventKind } from "#contract/accounts/security-events.ts";
import type { NotificationTexts } from "../../i18n/notification-values.ts";

/** Notices that are always sent to an account's owner, in the app and by mail. */
export const securityNotices = {
  second_factor_on: {
    title: "Two-step verification is on",
    description:
      "From now on, logging in also takes a code from your authenticator app. If this wasn’t you, set a new password right away and write to us.",
  },
  second_factor_off: {
    title: "Two-step verification is off",
    description:
      "From now on, your password alone opens your account. If this wasn’t you, set a new password right away and turn it on again.",
  },
  second_factor_reset: {
    title: "We turned off your two-step verification",
    description:
      "We did this on request. Your authenticator app, passkeys and recovery codes no longer work, every device was logged out, and withdrawals are paused. Set it up again under Security. If you didn’t ask for this, set a new password right away and write to us.",
  },
  passkey_added: {
    title: "A passkey was added",
    description:
      "It opens your account from now on. If this wasn’t you, remove it under Security, set a new password and write to us.",
  },
  passkey_removed: {
    title: "A passkey was removed",
    description: "It no longer opens your account. If this wasn’t you, set a new password right away.",
  },
  second_step_failed: {
    title: "Someone entered wrong codes",
    description:
      "Someone entered your password and then five wrong codes. We stopped that login. If this wasn’t you, someone else knows your password: set a new one.",
  },
  recovery_code_used: {
    title: "A recovery code was used",
    description:
      "Someone logged in with one of your recovery codes. It no longer works. If this wasn’t you, set a new password and replace your recovery codes.",
  },
  recovery_codes_renewed: {
    title: "New recovery codes",
    description:
      "Your recovery codes were replaced. The old ones no longer work. If this wasn’t you, set a new password.",
  },
  service_connected: {
    title: "A service to log in with was connected",
    description:
      "From now on, an account at another service opens yours. If this wasn’t you, disconnect it under My account, Connections, set a new password and write to us.",
  },
  service_disconnected: {
    title: "A service was disconnected",
    description: "It no longer opens your account. If this wasn’t you, set a new password right away.",
  },
  extension_connected: {
    title: "A browser extension was connected",
    description:
      "It can activate cash back and read your balance, favorites and latest purchases, nothing else. If this wasn’t you, end it under Security, Devices, and set a new password.",
  },
  api_key_issued: {
    title: "An API key was created or given a new token",
    description:
      "A program can act in your name with it. If this wasn’t you, revoke it under Manage Center, API keys, and set a new password right away.",
  },
  data_exported: {
    title: "A copy of your data was requested",
    description:
      "Someone requested the file with everything about your account. If this wasn’t you, set a new password right away and write to us.",
  },
  deletion_asked: {
    title: "Your account will be deleted",
    description:
      "We’ll delete it in 14 days. Changed your mind? Log in and open Data. If this wasn’t you, set a new password right away.",
  },
  deletion_stopped: {
    title: "Your account wasn’t deleted",
    description: "It received money in the meantime. Withdraw it, then ask again.",
  },
  email_changed: {
    title: "Your email address was changed",
    description: "This is now the address of your Cashlane account. Other devices were logged out.",
  },
  password_changed: {
    title: "Your password was changed",
    description: "Other devices were logged out. If this wasn’t you, reset it by email right away.",
  },
  password_reset: {
    title: "Your password was reset",
    description:
      "Every device was logged out. If this wasn’t you, reset it again and change the password of your mailbox.",
  },
} satisfies Partial<Record<SecurityEventKind, NotificationTexts>>;
