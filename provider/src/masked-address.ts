/** An e-mail address as its owner recognises it, useless to others: "m•••@example.com". */
export function maskedAddress(address: string): string {
  return `${address.slice(0, 1)}•••${address.slice(address.lastIndexOf("@"))}`;
}
