import { readdirSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";

const compress = promisify(brotliCompress);
/** Fonts are compressed already. */
const texts = /\.(css|js|svg)$/;

/**
 * Puts a brotli of the best quality beside each text file of a folder, as `….js.br`: what the server would make
 * for each answer is an eighth larger. Dashboards serve it by `app/serve-prelude.mjs`.
 *
 * @param {string} folder with its folders
 */
export async function compressFiles(folder) {
  const names = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) => texts.test(name));
  await Promise.all(
    names.map(async (name) => {
      const file = join(folder, name);
      const source = await readFile(file);
      const params = {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: source.length,
      };
      const compressed = await compress(source, { params });
      if (compressed.length < source.length) await writeFile(`${file}.br`, compressed);
    }),
  );
}
