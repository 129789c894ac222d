/** Masks an email address so that only its owner recognizes it: "m•••@example.com". */
export function maskedAddress(address: string): string {
  return `${address.slice(0, 1)}•••${address.slice(address.lastIndexOf("@"))}`;
}
