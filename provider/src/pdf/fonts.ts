import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { inflateSync } from "node:zlib";

type Weight = 400 | 700;

/** Letters by their fonts, the most usual first: each file holds a part of the writing systems. */
const parts = [
  ["noto-sans", "latin"],
  ["noto-sans", "latin-ext"],
  ["noto-sans", "vietnamese"],
  ["noto-sans", "greek"],
  ["noto-sans", "cyrillic"],
  ["noto-sans-arabic", "arabic"],
] as const;

const known = new Map<Weight, { name: string; content: Buffer }[]>();

/** The fonts of a weight, read once: WOFF, as WOFF2 cannot be cut down to the letters a paper uses. */
export function fontsOf(weight: Weight): { name: string; content: Buffer }[] {
  const read = known.get(weight) ?? parts.map(([family, part]) => readFont(family, part, weight));
  known.set(weight, read);
  return read;
}

function readFont(family: string, part: string, weight: Weight) {
  const file = `@fontsource/${family}/files/${family}-${part}-${weight}-normal.woff`;
  const content = unpack(readFileSync(fileURLToPath(import.meta.resolve(file))));
  return { name: `${part}-${weight}`, content };
}

const entry = { woff: 20, sfnt: 16 };

/** A WOFF file as the plain font in it. Readers of WOFF unpack a table anew each time they look into it. */
function unpack(woff: Buffer): Buffer {
  const count = woff.readUInt16BE(12);
  const head = Buffer.alloc(12 + count * entry.sfnt);
  woff.copy(head, 0, 4, 8);
  const power = Math.floor(Math.log2(count));
  head.writeUInt16BE(count, 4);
  head.writeUInt16BE(16 * 2 ** power, 6);
  head.writeUInt16BE(power, 8);
  head.writeUInt16BE(16 * (count - 2 ** power), 10);
  const tables: Buffer[] = [head];
  let offset = head.length;
  for (let at = 0; at < count; at++) {
    const from = 44 + at * entry.woff;
    const [start, packed, length, checksum] = [4, 8, 12, 16].map((part) =>
      woff.readUInt32BE(from + part),
    ) as [number, number, number, number];
    const stored = woff.subarray(start, start + packed);
    const table = packed < length ? inflateSync(stored) : stored;
    const to = 12 + at * entry.sfnt;
    woff.copy(head, to, from, from + 4);
    head.writeUInt32BE(checksum, to + 4);
    head.writeUInt32BE(offset, to + 8);
    head.writeUInt32BE(length, to + 12);
    const padding = Buffer.alloc((4 - (length % 4)) % 4);
    tables.push(table, padding);
    offset += length + padding.length;
  }
  return Buffer.concat(tables);
}
