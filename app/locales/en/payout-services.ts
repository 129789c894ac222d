export const texts = {
  title: "PayPal connection",
  subtitle: "Send payout runs through PayPal’s API. Results arrive automatically.",
  back: "Payout runs",
  credentials: "Credentials",
  credentialsText:
    "From your app in PayPal’s developer dashboard, with Payouts turned on. We store the secret encrypted and never show it again.",
  clientId: "Client ID",
  clientSecret: "Secret",
  secretHint: "Shown next to the client ID.",
  webhookId: "Webhook ID",
  webhookHint: "Optional: results arrive right away instead of at the next check.",
  webhookUrl: "Webhook URL",
  webhookUrlText:
    "Create a webhook for the events of Payouts with this address in your app, then enter its ID.",
  connect: "Connect",
  replace: "Replace the credentials",
  save: "Save",
  cancel: "Back",
  connected: "PayPal connected",
  disconnected: "PayPal disconnected",
  disconnect: "Disconnect",
  disconnectText: "Without it, runs are paid with a file for PayPal’s website.",
  since: "Connected since",
  none: "None",
  test: "Test connection",
  testGood: "PayPal accepts the credentials",
  testAccount: "App:",
  testBad: "The test failed",
  httpStatus: "(HTTP {{status}})",
  missing: "Fill in this field.",
  failure_unauthorized: "PayPal rejects the credentials.",
  failure_forbidden: "The credentials are valid, but Payouts isn’t turned on for them.",
  failure_throttled: "PayPal is limiting requests. We’ll try again later.",
  failure_timeout: "PayPal didn’t answer in time.",
  failure_unreachable: "PayPal can’t be reached.",
  failure_server_error: "PayPal has a fault of its own.",
  failure_unreadable: "PayPal’s answer can’t be read.",
  failure_too_large: "PayPal’s answer is too large.",
  failure_redirected: "PayPal redirects to another address, which we don’t follow.",
  failure_refused: "PayPal rejects the request.",
  failure_credentials_unreadable: "The stored credentials can’t be opened. Enter them again.",
  failure_failed: "An unexpected error occurred. Details are in the program’s log.",
  failure_not_connected: "The account this run is sent from isn’t connected.",
  failure_batch_unknown:
    "PayPal has the payments, but didn’t name the batch. Its next event does; or upload the results from PayPal’s website.",
  failure_recipient_blocked:
    "A member in this run was suspended, or an account was rejected. Cancel the run and create a new one.",
  failure_too_old:
    "The run is too old to be sent again safely. Check PayPal’s website, and record the results.",
};

declare module "~/i18n/namespaces" {
  interface Namespaces {
    "payout-services": typeof texts;
  }
}
