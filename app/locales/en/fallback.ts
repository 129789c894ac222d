/** For the one page that must do without a loader: sent along with every page, so very few words. */
export const texts = {
  title: "Something went wrong",
  text: "Please try again in a moment.",
  notFoundTitle: "This page does not exist",
  notFoundText: "The address may be mistyped, or what was here is gone.",
  retry: "Retry",
};
