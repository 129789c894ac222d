import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { inflateSync } from "node:zlib";

type Weight = 400 | 700;

/** A part of a font family as a WOFF file. WOFF2 files can't be reduced to the letters that a document uses. */
export interface FontPart {
  family: string;
  /** The part's name in the package's files. */
  part: string;
}

interface Range {
  from: number;
  to: number;
  part: string;
}

const defaultFonts = ["noto-sans", "noto-sans-arabic", "noto-sans-hebrew", "noto-sans-thai"];
// Chinese characters look different in each of these languages.
const eastAsian = {
  chinese: ["noto-sans-sc", "noto-sans-jp", "noto-sans-kr"],
  japanese: ["noto-sans-jp", "noto-sans-sc", "noto-sans-kr"],
  korean: ["noto-sans-kr", "noto-sans-jp", "noto-sans-sc"],
};
export type HanStyle = keyof typeof eastAsian;

/**
 * Returns the language whose Han characters suit a text. Texts with kana are Japanese, texts with Hangul
 * Korean.
 */
export function hanStyleOf(text: string): HanStyle {
  if (/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text)) return "japanese";
  return /\p{Script=Hangul}/u.test(text) ? "korean" : "chinese";
}

/** Returns the font parts that may contain a character, in order of preference. Reads no font files. */
export function partsWith(character: string, style: HanStyle): FontPart[] {
  const code = character.codePointAt(0)!;
  return [...defaultFonts, ...eastAsian[style]].flatMap((family) =>
    rangesOf(family)
      .filter(({ from, to }) => from <= code && code <= to)
      .map(({ part }) => ({ family, part })),
  );
}

const ranges = new Map<string, Range[]>();

/**
 * Returns the character ranges of each part, from the package's metadata. Parts of Chinese, Japanese and Korean
 * fonts are numbered.
 */
function rangesOf(family: string): Range[] {
  const cached = ranges.get(family);
  if (cached) return cached;
  const listed = JSON.parse(readPackageFile(family, "unicode.json").toString()) as Record<string, string>;
  const isNumbered = Object.keys(listed).some((part) => part.startsWith("["));
  const parsedRanges = Object.entries(listed)
    .filter(([part]) => !isNumbered || part.startsWith("["))
    .flatMap(([part, list]) =>
      list.split(",").map((range) => {
        const [from, to = from] = range.replace("U+", "").split("-") as [string, string?];
        return {
          from: Number.parseInt(from, 16),
          to: Number.parseInt(to, 16),
          part: part.replaceAll(/[[\]]/g, ""),
        };
      }),
    )
    .filter(({ part }) => family === "noto-sans" || isNumbered || family.endsWith(part));
  ranges.set(family, parsedRanges);
  return parsedRanges;
}

// Uses at most about 4 MB, because a part of a Chinese font has 30 to 100 kB. Parts that aren't cached are read
// again when needed.
const files = createBoundedCache<Buffer>(64);

/** Returns a part's font file, decompressed. Recently used files are cached. */
export function readFont({ family, part }: FontPart, weight: Weight): Buffer {
  const file = `files/${family}-${part}-${weight}-normal.woff`;
  return files(file, () => unpack(readPackageFile(family, file)));
}

function readPackageFile(family: string, file: string): Buffer {
  return readFileSync(fileURLToPath(import.meta.resolve(`@fontsource/${family}/${file}`)));
}

const entry = { woff: 20, sfnt: 16 };

/**
 * Converts a WOFF file to an uncompressed font, because WOFF readers would decompress a table on every
 * access.
 */
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
  for (let index = 0; index < count; index++) {
    const from = 44 + index * entry.woff;
    const [start, packed, length, checksum] = [4, 8, 12, 16].map((part) =>
      woff.readUInt32BE(from + part),
    ) as [number, number, number, number];
    const storedTable = woff.subarray(start, start + packed);
    const table = packed < length ? inflateSync(storedTable) : storedTable;
    const to = 12 + index * entry.sfnt;
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

/** Creates a cache with a maximum number of entries that drops the least recently used. */
function createBoundedCache<T>(maxSize: number): (key: string, create: () => T) => T {
  const entries = new Map<string, T>();
  return (key, create) => {
    const entry = entries.get(key) ?? create();
    entries.delete(key);
    entries.set(key, entry);
    if (entries.size > maxSize) entries.delete(entries.keys().next().value!);
    return entry;
  };
}
