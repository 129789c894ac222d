import { compile } from "proxy-addr";

/** Returns whether an address is one of the listed addresses or CIDR blocks. An empty list contains every address. */
export function isListedAddress(addresses: string[], address: string): boolean {
  if (addresses.length === 0) return true;
  try {
    return compile(addresses)(address, 0);
  } catch {
    // An invalid list matches no address.
    return false;
  }
}
