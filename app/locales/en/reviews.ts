export const texts = {
  title: "Reviews",
  subtitle: "From members who bought here through us.",
  stars_one: "{{count}} star out of 5",
  stars_other: "{{count}} stars out of 5",
  average: "{{average}} out of 5",
  count_one: "{{count}} review",
  count_other: "{{count}} reviews",
  distribution: "Reviews by stars",
  none: "No reviews of this store yet.",
  older: "Older reviews",
  newest: "Newest reviews",
  reply: "Cashlane’s answer",
  yours: "Your review",
  write: "Write a review",
  change: "Change your review",
  state_pending: "We’ll check it before we publish it.",
  state_published: "Published",
  state_rejected: "Not published. You can change it, and we read it again.",
  starsLabel: "Stars",
  starsMissing: "Choose one to five stars.",
  text: "What was it like?",
  textHint: "10 to 2,000 characters. Others see the beginning of your name.",
  textInvalid: "Write 10 to 2,000 characters.",
  send: "Send review",
  remove: "Delete review",
  sent: "Thank you. We’ll check it before we publish it.",
  removed: "Your review is gone",
};

declare module "~/i18n/namespaces" {
  interface Namespaces {
    reviews: typeof texts;
  }
}
