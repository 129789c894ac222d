import type { ErrorKey } from "#contract/calls/error-keys.ts";

/** Error texts about signing in: passwords, second steps, passkeys, connected services, links. */
export const signIn = {
  invalid_credentials: "The email address or the password is wrong.",
  account_locked:
    "Too many wrong passwords were tried for this account. Wait {seconds} seconds, or have a link sent to you.",
  account_suspended: "This account is suspended. Please contact support.",
  refresh_token_invalid: "Failed to refresh token",
  wrong_password: "The password is wrong.",
  step_up_required: "Please enter your password again to confirm this.",
  second_step_required: "Enter the code of your authenticator app to log in.",
  second_step_over: "This login has expired. Log in again with your password.",
  second_factor_on: "Two-step verification is already on.",
  second_factor_off: "Two-step verification is off.",
  second_factor_not_begun: "This set-up is over. Begin again.",
  second_factor_needed:
    "Admins need two-step verification to approve payouts. Set it up under My account, Security.",
  code_wrong: "That code is wrong or has expired. Enter a new one.",
  passkey_unknown: "This passkey belongs to no account here.",
  passkey_refused: "The passkey couldn’t be checked. Try again.",
  passkey_over: "This took too long, or has already been done. Try again.",
  passkey_known: "This passkey is already in use.",
  passkey_limit: "Ten passkeys are the most. Remove one first.",
  service_not_offered: "This service is no longer offered here. Log in another way.",
  service_over: "This took too long, or has already been done. Start again.",
  service_denied: "{name} didn’t confirm your login, or you canceled it. Nothing was changed; try again.",
  service_refused: "We couldn’t verify the answer from {name}. Try again; if that doesn’t help, write to us.",
  service_silent: "{name} isn’t responding right now. Try again in a moment, or use another way.",
  service_unknown:
    "No account is connected with this one at {name}. Log in with your password, then connect it under My account, Connections.",
  service_taken:
    "This account at {name} is connected with another account here. Disconnect it there first, or log out at {name} and use another one.",
  service_connected: "You’re already connected to an account at {name}. Disconnect that one first.",
  extension_unknown: "This extension isn’t known here, so it can’t be connected.",
  extension_code_invalid:
    "This took too long, or has already been done. Press “Connect” in the extension again.",
  link_unknown: "This link isn’t complete or not ours. Open it from the email, or copy all of it.",
  link_used: "This link has already been used. Each link works once: request a new one if you still need it.",
  link_expired: "This link has expired. Request a new one.",
} satisfies Partial<Record<ErrorKey, string>>;
