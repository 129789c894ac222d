/** Formats an IBAN in groups of four. Invalid text, stored before IBANs were checked, is returned unchanged. */
export function groupedIban(iban: string): string {
  return /^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(iban) ? iban.replace(/(.{4})(?!$)/g, "$1 ") : iban;
}
