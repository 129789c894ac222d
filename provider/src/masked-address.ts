/** An e-mail address as its owner may recognise it and nobody can use it: "m•••@example.com". */
export function maskedAddress(address: string): string {
  return `${address.slice(0, 1)}•••${address.slice(address.lastIndexOf("@"))}`;
}
