export const texts = {
  title: "You opened {{name}}",
  text: "Finish your purchase in that tab. It usually shows up here within two days.",
  storePage: "Store page",
  end: "I didn’t buy anything",
};

declare module "~/i18n/namespaces" {
  interface Namespaces {
    trip: typeof texts;
  }
}
