export const texts = {
  comingSoonTitle: "We’re launching soon",
  comingSoonText:
    "Our next feature is nearly ready. Leave your email address, and you’ll be the first to know.",
  email: "Email address",
  emailWrong: "Enter a valid email address.",
  notify: "Notify me",
  thanks: "Thank you.",
  until: "Time until the launch",
  days: "Days",
  hours: "Hours",
  minutes: "Minutes",
  seconds: "Seconds",
};

declare module "~/i18n/namespaces" {
  interface Namespaces {
    "demo-status": typeof texts;
  }
}
