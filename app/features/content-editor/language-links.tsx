import { LinkButton } from "~/components/ui/link-button";
import { languageNames, languages, type Language } from "~/i18n/languages";

interface LanguageLinksProps {
  /** Names the row for assistive technology. */
  label: string;
  current: Language;
  /** The search part of the link to a language. */
  to: (language: Language) => string;
}

/** The languages a text is written in, to go from one to another. */
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
