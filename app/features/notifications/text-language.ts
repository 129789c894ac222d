/** Signs of French: accents, elisions ("l’offre", but not "can’t") and pronouns. */
const frenchMarks = [/[àâçéèêëîïôùûœ]/i, /\b(?:[cdjlmnst]|qu)’/i, /\b(?:votre|vos|vous|nous)\b/i];

/**
 * Detects the language of a notification by its letters. It is Vietnamese unless the member chose another
 * language. Notifications have no language field (docs/decisions/0034).
 */
export function languageOfText(text: string): "vi" | "en" | "fr" | "ar" {
  if (/\p{Script=Arabic}/u.test(text)) return "ar";
  if (/[ăđĩũơư\u1ea0-\u1ef9]/i.test(text)) return "vi";
  return frenchMarks.some((mark) => mark.test(text)) ? "fr" : "en";
}
