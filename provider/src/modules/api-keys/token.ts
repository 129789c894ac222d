import { randomInt } from "node:crypto";
import { crc32 } from "node:zlib";
import { keyPrefix } from "#contract/api-keys/key-rules.ts";

const digits = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
/** 43 random characters from an alphabet of 62 have 256 bits of entropy. */
const secretLength = 43;
const checksumLength = 6;
const pattern = new RegExp(`^${keyPrefix}[0-9A-Za-z]{${secretLength + checksumLength}}$`);

/** Creates a token: the prefix, 256 random bits and a checksum, all of letters and digits. */
export function newKeyToken(): string {
  const secret = Array.from({ length: secretLength }, () => digits[randomInt(digits.length)]).join("");
  return keyPrefix + secret + checksumOf(secret);
}

/** Returns whether a bearer token has the prefix of API keys. */
export function isKeyToken(token: string): boolean {
  return token.startsWith(keyPrefix);
}

/** Returns whether a token has the format and checksum of an API key. Invalid ones need no query. */
export function isIntact(token: string): boolean {
  if (!pattern.test(token)) return false;
  const secret = token.slice(keyPrefix.length, -checksumLength);
  return token.slice(-checksumLength) === checksumOf(secret);
}

/** Returns the last characters of a token, which reveal only a part of the checksum. */
export function endingOf(token: string): string {
  return token.slice(-4);
}

/** Returns the CRC-32 of a text in base 62. */
function checksumOf(text: string): string {
  let remainder = crc32(text);
  let written = "";
  for (let position = 0; position < checksumLength; position += 1) {
    written = digits[remainder % digits.length]! + written;
    remainder = Math.floor(remainder / digits.length);
  }
  return written;
}
