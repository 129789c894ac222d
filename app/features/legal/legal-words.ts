/** One section of a legal text; the body is Markdown. */
export interface LegalSection {
  title: string;
  body: string;
}

/** A legal text; its sections by their names in the address, in the readers' order. */
export interface LegalWords {
  title: string;
  lead: string;
  sections: Record<string, LegalSection>;
}

/** The same text in another language: a section too few or too many does not compile. */
export interface TranslatedLegal<English extends LegalWords> {
  title: string;
  lead: string;
  sections: Record<keyof English["sections"], LegalSection>;
}
