/** An IBAN in groups of four, as paper shows it. Text that is none, saved before it was checked, stays as it is. */
export function groupedIban(iban: string): string {
  return /^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(iban) ? iban.replace(/(.{4})(?!$)/g, "$1 ") : iban;
}
