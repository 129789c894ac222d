import { Search } from "lucide-react";
import { Form } from "react-router";
import { buttonStyle } from "~/components/ui/button-style";
import { useTranslation } from "~/i18n/use-translation";
import { useLocalizedPath } from "~/navigation/localized-link";

/** The id of the list of suggestions, which is shared by all searches of a page. */
export const suggestionsId = "store-suggestions";

/**
 * A search field for stores. The browser suggests names while the user types. Because of the parameter
 * `open`, an exact name opens the store's page, with and without scripts. `label` distinguishes several
 * searches on one page.
 */
export function StoreSearch({ label }: { label: string }) {
  const t = useTranslation("welcome");
  return (
    <Form
      action={useLocalizedPath("/stores")}
      role="search"
      aria-label={label}
      className="flex min-h-14 w-full max-w-xl min-w-0 items-center gap-2 rounded-xl border border-line-strong bg-surface ps-4 pe-1.5 text-ink focus-within:border-primary focus-within:outline-2 focus-within:-outline-offset-1 focus-within:outline-primary large-text:flex-wrap large-text:py-2"
    >
      <Search aria-hidden className="size-5 shrink-0 text-muted max-xs:hidden" strokeWidth={1.8} />
      <input
        type="search"
        name="q"
        required
        maxLength={100}
        list={suggestionsId}
        autoComplete="off"
        aria-label={t("searchLabel")}
        placeholder={t("searchLabel")}
        // Chromium shows an arrow when the suggestions have loaded, which would make the field narrower.
        className="min-h-12 min-w-0 flex-1 bg-transparent text-base outline-none placeholder:text-muted [&::-webkit-calendar-picker-indicator]:hidden! large-text:basis-24"
      />
      <button type="submit" name="open" value="1" className={buttonStyle("solid", "md")}>
        {/* On phones, the button's text would leave no room for the placeholder. */}
        <Search aria-hidden className="size-5 xs:hidden" strokeWidth={1.8} />
        <span className="max-xs:sr-only">{t("searchButton")}</span>
      </button>
    </Form>
  );
}
