import { z } from "zod";

/**
 * A file field that must have a file.
 *
 * @param largest in bytes
 * @param texts the messages for no or an empty file, and for a larger one
 */
export function requiredFile(largest: number, texts: { missing: string; tooLarge: string }) {
  return z
    .instanceof(File, { error: texts.missing })
    .refine(({ size }) => size > 0, texts.missing)
    .refine(({ size }) => size <= largest, texts.tooLarge);
}
