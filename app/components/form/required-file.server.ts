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

/**
 * A file field that may be empty.
 *
 * @param largest the maximum size in bytes
 * @param tooLarge the error for a file that is too large
 */
export function optionalFile(largest: number, tooLarge: string) {
  return z
    .instanceof(File)
    .refine(({ size }) => size <= largest, tooLarge)
    .optional();
}
