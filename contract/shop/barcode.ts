/** Returns whether a text is an EAN-8, UPC-A or EAN-13 with a valid check digit. */
export function isBarcode(text: string): boolean {
  if (!/^(\d{8}|\d{12}|\d{13})$/.test(text)) return false;
  const sum = [...text]
    .toReversed()
    .reduce((total, digit, place) => total + Number(digit) * (place % 2 === 0 ? 1 : 3), 0);
  return sum % 10 === 0;
}
