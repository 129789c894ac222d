/**
 * Texts of the last error page, which has no loader. They are part of every text file, so there are very few.
 */
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
