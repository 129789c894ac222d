/** Returns whether the digits of a text pass the Luhn check. Spaces are ignored. */
export function isCardNumber(text: string): boolean {
  const digits = text.replace(/\D/g, "");
  if (digits.length < 12 || digits.length > 19) return false;
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 1 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

/** Returns whether an expiry date `MM/YY` is still valid. Cards are valid to the end of that month. */
export function isExpiryValid(text: string, now: Date): boolean {
  const [month = 0, year = 0] = text.split("/").map(Number);
  return new Date(Date.UTC(2000 + year, month, 1)) > now;
}
