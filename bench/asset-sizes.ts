import { readFile } from "node:fs/promises";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { PageMetrics } from "./page-metrics.ts";

export interface TransferSize {
  gzip: number;
  brotli: number;
  /** The Brotli-compressed size of the scripts alone. */
  scripts: number;
}

/**
 * Returns the transfer size of scripts and style sheets in kB, at the highest compression level.
 * @param assets URLs of files that a build put into `clientFolder`
 * @param styles the style sheets written into the document itself
 */
export async function measureTransferSize(
  { assets, styles }: Pick<PageMetrics, "assets" | "styles">,
  clientFolder: string,
): Promise<TransferSize> {
  const paths = [...new Set(assets.map((address) => new URL(address).pathname))];
  const files = await Promise.all(paths.map((path) => readFile(`${clientFolder}${path}`)));
  const scripts = files.filter((_, index) => paths[index]!.endsWith(".js"));
  if (styles) files.push(Buffer.from(styles));
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };
  return {
    gzip: total(files.map((file) => gzipSync(file, { level: 9 }))),
    brotli: total(files.map((file) => brotliCompressSync(file, quality))),
    scripts: total(scripts.map((file) => brotliCompressSync(file, quality))),
  };
}

function total(files: readonly Buffer[]): number {
  return files.reduce((sum, file) => sum + file.length, 0) / 1000;
}
