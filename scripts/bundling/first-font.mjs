import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import subsetFont from "subset-font";

const ascii = Array.from({ length: 95 }, (_, index) => String.fromCodePoint(0x20 + index)).join("");
const french = "àâäæçéèêëîïôöœùûüÿÀÂÄÆÇÉÈÊËÎÏÔÖŒÙÛÜŸ«»";
const signs = "\u00a0\u202f’‘“”–—…·•−×©®°€£¥→←";

/** What English and French are written with; letters of other alphabets come from the system's fonts. */
export const firstFontCharacters = ascii + french + signs;

const part = {
  targetFormat: /** @type {const} */ ("woff2"),
  variationAxes: { wght: { min: 400, max: 700, default: 400 } },
  // The package's types do not know these two yet.
  keepFeatures: ["kern", "tnum"],
  noHinting: true,
};

/**
 * Writes the font of a browser's first page, a third of the whole (docs/decisions/0014): the letters above in the
 * weights we use, with kerning and figures of one width.
 *
 * @param {string} file
 */
export async function writeFirstFont(file) {
  const whole = fileURLToPath(
    import.meta.resolve("@fontsource-variable/inter/files/inter-latin-wght-normal.woff2"),
  );
  const subset = await subsetFont(readFileSync(whole), firstFontCharacters, part);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, subset);
}
