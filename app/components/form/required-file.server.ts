import { z } from "zod";

/**
 * A file field that must have a file.
 *
 * @param largest the maximum size in bytes
 * @param texts the errors for a missing or empty file, and for a file that is too large
 */
export function requiredFile(largest: number, texts: { missing: string; tooLarge: string }) {
  return z
    .instanceof(File, { error: texts.missing })
    .refine(({ size }) => size > 0, texts.missing)
    .refine(({ size }) => size <= largest, texts.tooLarge);
}
