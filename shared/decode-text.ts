/**
 * Decodes a text file whose encoding isn't known: UTF-8, UTF-16 (by its byte order mark, or by the zero bytes of
 * Latin text) and, as older spreadsheets write them, Windows-1252. A byte order mark is removed.
 * @returns undefined for a picture or another binary file, and for UTF-8 or UTF-16 that is damaged: reading it
 *   as another encoding would replace letters
 */
export function decodeText(bytes: Uint8Array): string | undefined {
  const utf16 = utf16EncodingOf(bytes);
  const text = utf16 ? decode(bytes, utf16) : (decode(bytes, "utf-8") ?? decodeWindows1252(bytes));
  return text?.includes("\0") ? undefined : text;
}

function utf16EncodingOf(bytes: Uint8Array): "utf-16le" | "utf-16be" | undefined {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return "utf-16le";
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return "utf-16be";
  // Without a byte order mark: the first letters are assumed to be Latin, so that every second byte is zero.
  const head = bytes.subarray(0, 8);
  if (head.length < 8 || bytes.length % 2 !== 0) return undefined;
  if (head.every((byte, index) => (byte === 0) === (index % 2 === 1))) return "utf-16le";
  if (head.every((byte, index) => (byte === 0) === (index % 2 === 0))) return "utf-16be";
  return undefined;
}

// Of the control characters, text files contain only tabs, line breaks, form feeds and the DOS end mark (U+001A). The five
// bytes that Windows-1252 leaves free are decoded as control characters, too.
// eslint-disable-next-line no-control-regex -- they distinguish binary files from text
const controlCharacter = /[\0-\x08\x0e-\x19\x1b-\x1f\x7f-\x9f]/;

// Node.js decodes "windows-1252" as Latin-1, which has control characters in these places.
const windows1252 = "€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8dŽ\x8f\x90‘’“”•–—˜™š›œ\x9džŸ";

/**
 * Decodes Windows-1252. Returns undefined for a binary file, and if most non-ASCII characters are valid
 * UTF-8: the file is then damaged UTF-8.
 */
function decodeWindows1252(bytes: Uint8Array): string | undefined {
  const { sequences, others } = countBeyondAscii(bytes);
  if (sequences > others) return undefined;
  const text = new TextDecoder("windows-1252")
    .decode(bytes)
    .replace(/[\x80-\x9f]/g, (control) => windows1252[control.charCodeAt(0) - 0x80]!);
  return controlCharacter.test(text) ? undefined : text;
}

/** Counts the valid UTF-8 sequences of non-ASCII characters, and the other non-ASCII bytes. */
function countBeyondAscii(bytes: Uint8Array): { sequences: number; others: number } {
  let [sequences, others] = [0, 0];
  for (let index = 0; index < bytes.length; index++) {
    const first = bytes[index]!;
    if (first < 0x80) continue;
    const length = first >= 0xf0 ? 4 : first >= 0xe0 ? 3 : 2;
    const following = bytes.subarray(index + 1, index + length);
    const isSequence =
      first >= 0xc2 &&
      first <= 0xf4 &&
      following.length === length - 1 &&
      following.every((byte) => byte >= 0x80 && byte < 0xc0);
    if (isSequence) {
      sequences++;
      index += length - 1;
    } else others++;
  }
  return { sequences, others };
}

function decode(bytes: Uint8Array, encoding: string): string | undefined {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}
