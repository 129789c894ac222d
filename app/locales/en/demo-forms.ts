export const texts = {
  layoutsTitle: "Form layouts",
  layoutsLead: "One form, arranged in six ways. Each is checked like a real one; nothing is kept.",
  validationTitle: "Form validation",
  validationLead: "The same rules run in the browser and on the server.",
  basic: "Basic",
  icons: "With icons",
  columns: "In columns, with headings",
  sections: "In sections that fold",
  parts: "In tabs",
  signIn: "In the middle",
  required: "Everything is required",
  lengths: "Lengths and formats",
  slow: "An answer that takes its time",
  submit: "Submit",
  clear: "Clear",
  clearAsk: "Clear everything you entered?",
  keep: "Keep it",
  right: "The form is right",
  haveAccount: "Already have an account?",
  logIn: "Log in",
};

declare module "~/i18n/namespaces" {
  interface Namespaces {
    "demo-forms": typeof texts;
  }
}
