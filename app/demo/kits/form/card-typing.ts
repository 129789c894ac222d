const brands: [name: string, prefix: RegExp][] = [
  ["Visa", /^4/],
  ["Mastercard", /^(5[1-5]|2[2-7])/],
  ["American Express", /^3[47]/],
  ["Discover", /^6(011|5)/],
  ["JCB", /^35/],
];

/** Whose card it is, by how its number begins; undefined as long as it is not clear. */
export function brandOf(text: string): string | undefined {
  const digits = text.replace(/\D/g, "");
  return brands.find(([, prefix]) => prefix.test(digits))?.[0];
}

/** The digits of a card's number, four by four, as they stand on the card. */
export function inFours(text: string): string {
  return (
    text
      .replace(/\D/g, "")
      .slice(0, 19)
      .match(/.{1,4}/g) ?? []
  ).join(" ");
}

/** Month and year with the slash between them, which nobody has to type. */
export function withSlash(text: string): string {
  const digits = text.replace(/\D/g, "").slice(0, 4);
  return digits.length > 2 ? `${digits.slice(0, 2)}/${digits.slice(2)}` : digits;
}
