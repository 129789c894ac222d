import { readFile } from "node:fs/promises";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { PageMetrics } from "./page-metrics.ts";

export interface Weight {
  gzip: number;
  brotli: number;
  /** Of this the scripts, brotli. */
  scripts: number;
}

/**
 * What scripts and style sheets weigh on the wire, in kB, compressed as hard as a CDN would.
 * @param assets addresses of files that a build put into `clientFolder`
 * @param styles what of it the document itself carries
 */
export async function weigh({ assets, styles }: PageMetrics, clientFolder: string): Promise<Weight> {
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
