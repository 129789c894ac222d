import { z } from "zod";

/** What a person typed: anything but what no database can store, the NUL character and half characters. */
export const plainText = z.string().regex(/^[^\0\p{Cs}]*$/u);

const passage = plainText.trim().max(4000);

/** A text an admin wrote: English always, other languages where they took the time. */
export const textByLanguage = z.object({ en: passage, fr: passage.optional(), ar: passage.optional() });
export type TextByLanguage = z.infer<typeof textByLanguage>;

/** The same for one reader: the text in their language, else in English, and which of them it is. */
export const localizedText = z.object({ text: z.string(), language: z.enum(["en", "fr", "ar"]) });
export type LocalizedText = z.infer<typeof localizedText>;
