/** Checks a national account number: the characters of an IBAN after the first four. */
type Check = (account: string) => boolean;

/**
 * Checks the national check digits inside an IBAN for countries where ibantools has no rule or a weaker one;
 * other countries pass. Rules: ECBS TR 201 and the national banking associations.
 * @param account the characters after the IBAN's check digits, of the country's length and pattern
 */
export function hasNationalCheckDigits(country: string, account: string): boolean {
  return checks[country]?.(account) ?? true;
}

/** Luhn over all 14 digits (FI, and AX, which uses Finnish accounts). */
const isFinnish: Check = (account) => {
  const sum = [...account].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 1 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
};

/**
 * The values of the characters in odd positions of an Italian account. 0 and A have the first value, 9 and J
 * the tenth.
 */
const oddValues = [
  1, 0, 5, 7, 9, 13, 15, 17, 19, 21, 2, 4, 18, 20, 11, 3, 6, 8, 12, 14, 16, 10, 22, 25, 24, 23,
];

/** The CIN: a check letter computed from bank, branch and account (IT, SM). */
const isItalian: Check = (account) => {
  const sum = [...account.slice(1)].reduce((total, character, index) => {
    const place = /\d/.test(character) ? Number(character) : character.charCodeAt(0) - 65;
    return total + (index % 2 === 0 ? oddValues[place]! : place);
  }, 0);
  return String.fromCharCode(65 + (sum % 26)) === account[0];
};

/**
 * The key (RIB) of a French account makes the whole number divisible by 97. A to I count as 1 to 9, J to R as
 * 1 to 9, and S to Z as 2 to 9.
 */
const isFrench: Check = (account) => {
  const digits = account.replace(/[A-Z]/g, (letter) => {
    const place = letter.charCodeAt(0) - 65;
    return String(place < 18 ? (place % 9) + 1 : place - 16);
  });
  return isBetween(account, 1, 97) && BigInt(digits) % 97n === 0n;
};

/** ISO 7064 modulo 97-10 with two final digits from 02 to 98. */
const isModulo97: Check = (account) => isBetween(account, 2, 98) && BigInt(account) % 97n === 1n;

function isBetween(account: string, lowest: number, highest: number): boolean {
  const key = Number(account.slice(-2));
  return key >= lowest && key <= highest;
}

/** France and the countries with French accounts: Monaco and the territories. */
export const frenchAccounts = [
  ...["FR", "MC", "GP", "MQ", "GF", "RE", "YT", "PM", "BL", "MF", "TF", "NC", "PF", "WF"],
] as const;

const checks: Record<string, Check> = {
  FI: isFinnish,
  AX: isFinnish,
  IT: isItalian,
  SM: isItalian,
  ...Object.fromEntries([...frenchAccounts, "MR", "TN"].map((country) => [country, isFrench])),
  ...Object.fromEntries(["BA", "ME", "MK", "PT", "RS", "SI", "TL"].map((country) => [country, isModulo97])),
};
