/** For the one page that must do without a loader: part of every file of texts, so very few words. */
export const texts = {
  title: "Something went wrong",
  text: "Please try again in a moment.",
  notFoundTitle: "This page does not exist",
  notFoundText: "The address may be mistyped, or what was here is gone.",
  retry: "Retry",
};

declare module "~/i18n/namespaces" {
  interface Namespaces {
    fallback: typeof texts;
  }
}
