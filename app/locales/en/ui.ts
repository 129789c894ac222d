export const texts = {
  messages: "Messages",
  close: "Close",
  loading: "Loading…",
  navigating: "Loading the page",
  retry: "Retry",
  reload: "Reload",
  partFailed: "This part could not be loaded.",
  partOutdated:
    "There is a new version of this page. Reload it to use this part. What you typed and have not sent is lost.",
  daysOfZone: "Days in the time zone {{zone}}.",
  clicksOfUtc: "Clicks are counted by days of UTC.",
  requestId: "Request {{id}}",
  unknown: "Unknown",

  showPassword: "Show password",
  passwordAgain: "Your password",
  formErrors_one: "{{count}} field needs your attention",
  formErrors_other: "{{count}} fields need your attention",
  required: "This field is required.",
  mustTick: "Tick this box to continue.",
  invalidEmail: "This does not look like an email address.",
  invalidFormat: "This is not in the expected format.",
  tooShort_one: "Use at least {{count}} character.",
  tooShort_other: "Use at least {{count}} characters.",
  tooLong_one: "Use at most {{count}} character.",
  tooLong_other: "Use at most {{count}} characters.",
  tooSmall: "The smallest possible value is {{min}}.",
  tooLarge: "The largest possible value is {{max}}.",

  errorTitle: "Something went wrong",
  errorText: "This is our fault, not yours. Please try again in a moment.",
  notFoundTitle: "This page does not exist",
  notFoundText: "The address may be mistyped, or what was here is gone.",
  forbiddenTitle: "You do not have access to this page",
  forbiddenText: "Your account does not have permission to open it.",
  signedOutTitle: "Please log in",
  signedOutText: "This page is for members. Log in and you will come back here.",
  logIn: "Log in",
  tooLargeTitle: "That was too much at once",
  tooLargeText: "What you sent is larger than we accept. Please make it smaller and try again.",
  tooManyTitle: "Too many attempts",
  tooManyText: "Please wait a little before you try again.",
  unavailableTitle: "Our service is not responding right now",
  unavailableText: "Your money and data are safe. Please try again in a moment.",
  badRequestTitle: "We could not read that request",
  badRequestText: "Please go back and try again.",
  offlineTitle: "You are offline",
  offlineText: "Check your connection. We will try again as soon as it is back.",
  searchPages: "Search the pages",
  goHome: "Go to the home page",
  trouble: "Trouble getting in? Write to us",
};

declare module "~/i18n/namespaces" {
  interface Namespaces {
    ui: typeof texts;
  }
}
