/**
 * Texts of the last error page, which has no loader. They are part of every text file, so there are very few.
 */
export const texts = {
  title: "Something went wrong",
  text: "Please try again in a moment.",
  notFoundTitle: "This page doesn’t exist",
  notFoundText: "The address may be mistyped, or what was here’s gone.",
  retry: "Retry",
};

declare module "~/i18n/namespaces" {
  interface Namespaces {
    fallback: typeof texts;
  }
}
