import { renderMarkdown } from "~/components/prose/markdown.server";
import type { Language } from "~/i18n/languages";
import { accessibility as arAccessibility } from "./ar/accessibility.server";
import { privacy as arPrivacy } from "./ar/privacy.server";
import { terms as arTerms } from "./ar/terms.server";
import { accessibility as enAccessibility } from "./en/accessibility.server";
import { privacy as enPrivacy } from "./en/privacy.server";
import { terms as enTerms } from "./en/terms.server";
import { accessibility as frAccessibility } from "./fr/accessibility.server";
import { privacy as frPrivacy } from "./fr/privacy.server";
import { terms as frTerms } from "./fr/terms.server";
import type { LegalWords } from "./legal-words";

/** When one of the texts was last changed. */
const changedAt = "2026-11-29T12:00:00Z";

const words: Record<"terms" | "privacy" | "accessibility", Record<Language, LegalWords>> = {
  terms: { en: enTerms, fr: frTerms, ar: arTerms },
  privacy: { en: enPrivacy, fr: frPrivacy, ar: arPrivacy },
  accessibility: { en: enAccessibility, fr: frAccessibility, ar: arAccessibility },
};

/** A legal text with its sections rendered as HTML. */
export interface LegalText {
  title: string;
  lead: string;
  changedAt: string;
  sections: { id: string; title: string; html: string }[];
}

/** Returns the terms of use, the privacy notice or the accessibility statement in a language. */
export function loadLegal(name: keyof typeof words, language: Language): LegalText {
  const { title, lead, sections } = words[name][language];
  return {
    title,
    lead,
    changedAt,
    sections: Object.entries(sections).map(([id, section]) => ({
      id,
      title: section.title,
      html: renderMarkdown(section.body),
    })),
  };
}
