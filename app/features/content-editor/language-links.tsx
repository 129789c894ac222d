import { LinkButton } from "~/components/ui/link-button";
import { languageNames, languages, type Language } from "~/i18n/languages";

interface LanguageLinksProps {
  /** The accessible name of the links. */
  label: string;
  current: Language;
  /** Returns the query string for a language. */
  to: (language: Language) => string;
}

/** Links to the translations of a text. */
export function LanguageLinks({ label, current, to }: LanguageLinksProps) {
  return (
    <nav aria-label={label} className="flex flex-wrap gap-2">
      {languages.map((one) => (
        <LinkButton
          key={one}
          size="sm"
          variant={one === current ? "soft" : "ghost"}
          aria-current={one === current ? "page" : undefined}
          to={to(one)}
          preventScrollReset
        >
          {languageNames[one]}
        </LinkButton>
      ))}
    </nav>
  );
}
