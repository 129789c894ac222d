/** The exact texts of the error catalogue, and the dashboard's own errors. */
export const texts = {
  apiRequestFailed: "API request failed",
  authenticationFailed: "Authentication failed",
  refreshFailed: "Failed to refresh token",
  loggingOut: "User is logging out",
  loginFailed: "Login failed",
  invalidResponse: "Invalid response from server",
  unreachable: "The rewards service can’t be reached right now. Please try again.",
  timeout: "The rewards service took too long to answer. Please try again.",
  forbidden: "Forbidden",
  badRequest: "The request couldn’t be understood.",
  methodNotAllowed: "This address doesn’t accept that kind of request.",
  brokenAddress: "This address isn’t complete or contains a typing error.",
  lengthRequired: "The request doesn’t state its length.",
  payloadTooLarge: "The request is too large.",
  foreignOrigin: "This form was sent from another site, so nothing was done.",
  unlistedOrigin:
    "Nothing was done, because this address isn't in PUBLIC_ORIGIN. Open {{origin}}, or add this address to PUBLIC_ORIGIN.",
  readOnlyTitle: "Changes are paused",
  readOnlyText: "You can see everything, but nothing can be changed at the moment. Your balance is safe.",
  maintenanceTitle: "We’ll be back soon",
  maintenanceText:
    "Cashlane is under maintenance. Your balance is safe, and purchases you make in the meantime aren’t lost.",
  maintenanceForStaff: "Members see the maintenance page. Only staff who can switch the mode see this.",
  modeUntil: "We expect to be done by {{time}}.",
  modeRetry: "Try again",
  modeStatus: "Service status",
  modeLogIn: "Staff login",
  goBack: "Back to the start page",
};

declare module "~/i18n/namespaces" {
  interface Namespaces {
    errors: typeof texts;
  }
}
