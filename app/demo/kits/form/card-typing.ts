const brands: [name: string, prefix: RegExp][] = [
  ["Visa", /^4/],
  ["Mastercard", /^(5[1-5]|2[2-7])/],
  ["American Express", /^3[47]/],
  ["Discover", /^6(011|5)/],
  ["JCB", /^35/],
];

/** Returns the card brand for the first digits of a number, or undefined while they are ambiguous. */
export function brandOf(text: string): string | undefined {
  const digits = text.replace(/\D/g, "");
  return brands.find(([, prefix]) => prefix.test(digits))?.[0];
}

/** Groups the digits of a card number by four, as printed on cards. */
export function groupByFour(text: string): string {
  return (
    text
      .replace(/\D/g, "")
      .slice(0, 19)
      .match(/.{1,4}/g) ?? []
  ).join(" ");
}

/** Adds the slash between month and year, so that users don't have to type it. */
export function insertSlash(text: string): string {
  const digits = text.replace(/\D/g, "").slice(0, 4);
  return digits.length > 2 ? `${digits.slice(0, 2)}/${digits.slice(2)}` : digits;
}
