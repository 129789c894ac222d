/** A section of a legal text. The body is Markdown. */
export interface LegalSection {
  title: string;
  body: string;
}

/** A legal text. The keys of `sections` are their anchors, in display order. */
export interface LegalWords {
  title: string;
  lead: string;
  sections: Record<string, LegalSection>;
}

/** A translation of a legal text. Missing or additional sections are type errors. */
export interface TranslatedLegal<English extends LegalWords> {
  title: string;
  lead: string;
  sections: Record<keyof English["sections"], LegalSection>;
}
