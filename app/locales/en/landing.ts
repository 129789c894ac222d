export const texts = {
  landingTitle: "Cash back for everyday shopping",
  figuresTitle: "Cashlane in figures",
  figStores_one: "store with cash back and coupons",
  figStores_other: "stores with cash back and coupons",
  figMembers: "members",
  figAnswers_one: "answer in the help",
  figAnswers_other: "answers in the help",
  reviewsTitle: "What members say",
  reviewsText: "The newest reviews of all stores, good and bad.",
  contactTitle: "Questions? Write to us",
  contactText: "A person answers, usually within two working days.",
  contact: "Contact",
  seePricing: "Plans and pricing",
};

declare module "~/i18n/namespaces" {
  interface Namespaces {
    landing: typeof texts;
  }
}
