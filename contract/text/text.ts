import { z } from "zod";

/** Text that a database can store: no NUL characters and no lone surrogates. */
export const plainText = z.string().regex(/^[^\0\p{Cs}]*$/u);

const passage = plainText.trim().max(4000);

/** A text by an admin: English is required, other languages are optional. */
export const textByLanguage = z.object({ en: passage, fr: passage.optional(), ar: passage.optional() });
export type TextByLanguage = z.infer<typeof textByLanguage>;

/** A text for one reader: in their language if there is a translation, otherwise in English. */
export const localizedText = z.object({ text: z.string(), language: z.enum(["en", "fr", "ar"]) });
export type LocalizedText = z.infer<typeof localizedText>;
