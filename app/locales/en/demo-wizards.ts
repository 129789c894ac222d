export const texts = {
  title_register: "Register in several steps",
  title_proposal: "Propose a store",
  title_deal: "Create a deal",
  title_coupon: "Create a coupon",
  title_profile: "Form in steps",
  lead_register: "Your entries stay when you go back and forth.",
  lead_proposal: "Tell us about your shop in three short steps. Our team answers by e-mail.",
  lead_deal:
    "Say what is reduced, for whom and for how long. This is a try-out: coupons are made by our staff.",
  lead_coupon: "A real one: nobody sees it before its first day, and you can change it until then.",
  lead_profile: "Each step is checked before the next one opens.",
  step_account: "Account",
  step_personal: "Personal",
  step_billing: "Billing",
  step_person: "Person",
  step_shop: "Shop",
  step_terms: "Offer",
  step_kind: "Kind",
  step_details: "Details",
  step_period: "Period",
  step_usage: "Usage",
  step_cart: "Cart",
  step_address: "Address",
  step_payment: "Payment",
  step_social: "Social links",
  step_review: "Review",
  next: "Next",
  previous: "Previous",
  submit: "Submit",
  change: "Change {{name}}",
  changeShort: "Change",
  hidden: "Not kept",
  nothing: "—",
  reviewTitle: "Is everything right?",
  couponMade: "The coupon is made. Nobody sees it before its first day.",
  sentTitle: "Your proposal was sent",
  sentText: "Our team reads it and answers by e-mail. With an account you find it among your messages, too.",
  proposalSubject: "Store proposal: {{name}}",
  doneTitle: "All steps completed",
  again: "Start again",
};

declare module "~/i18n/namespaces" {
  interface Namespaces {
    "demo-wizards": typeof texts;
  }
}
