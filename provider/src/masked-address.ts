import { readableEmail } from "#shared/readable-email.ts";

/** Masks an email address so that only its owner recognizes it: "m•••@example.com". */
export function maskedAddress(address: string): string {
  const readable = readableEmail(address);
  return `${readable.slice(0, 1)}•••${readable.slice(readable.lastIndexOf("@"))}`;
}
