import { expect, test } from "vitest";
import { decodeText } from "#shared/decode-text.ts";

const utf16be = (text: string) => Buffer.from(text, "utf16le").swap16();

test.each<[what: string, bytes: Uint8Array, text: string]>([
  ["UTF-8", Buffer.from("Été;株式会社;GRÜN10"), "Été;株式会社;GRÜN10"],
  ["UTF-8 with a byte order mark", Buffer.from("\uFEFFtitle\nÉté"), "title\nÉté"],
  ["Windows-1252", Buffer.from([0xc9, 0x74, 0xe9, 0x3b, 0x80, 0x35]), "Été;€5"],
  [
    "Windows-1252 that looks like UTF-8 in one place",
    Buffer.from("\u00abCAF\u00c9\u00bb", "latin1"),
    "«CAFÉ»",
  ],
  ["little-endian UTF-16", Buffer.from("\uFEFFtitle\tÉté", "utf16le"), "title\tÉté"],
  ["big-endian UTF-16", utf16be("\uFEFFtitle\tÉté"), "title\tÉté"],
  [
    "little-endian UTF-16 without a byte order mark",
    Buffer.from("store\ttitle\nÉté", "utf16le"),
    "store\ttitle\nÉté",
  ],
  ["big-endian UTF-16 without a byte order mark", utf16be("store\ttitle\nÉté"), "store\ttitle\nÉté"],
  ["the marks of Windows-1252", Buffer.from([0x93, 0x80, 0x94, 0x85, 0x9c, 0x99]), "“€”…œ™"],
  ["nothing", Buffer.alloc(0), ""],
])("decodes %s", (_, bytes, text) => {
  expect(decodeText(bytes)).toBe(text);
});

test.each<[what: string, bytes: Uint8Array]>([
  ["a picture", Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0x00, 0x00])],
  ["a NUL character", Buffer.from("a\0b")],
  ["UTF-8 that lost a byte", Buffer.from("café à Orléans, Été").subarray(0, -1).fill(0x65, 4, 5)],
  ["UTF-16 that ends within a letter", Buffer.from("\uFEFFabc", "utf16le").subarray(0, 7)],
  ["a byte that Windows-1252 has no letter for", Buffer.from([0x61, 0x81, 0x62])],
])("refuses to decode %s", (_, bytes) => {
  expect(decodeText(bytes)).toBeUndefined();
});
