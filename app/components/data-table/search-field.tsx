import { Search } from "lucide-react";
import { useTranslation } from "~/i18n/use-translation";
import { classNames } from "../ui/class-names";
import { Input } from "../ui/input";
import { SearchKey } from "./keys-hint";

interface SearchFieldProps {
  /** The current search from the URL. */
  typed: string;
  /** What the search finds, as nouns. */
  hint: string | undefined;
  /** Whether "/" moves to the field. */
  hasKey?: boolean;
  className?: string | undefined;
}

/** The search field of a list. */
export function SearchField({ typed, hint, hasKey = false, className }: SearchFieldProps) {
  const t = useTranslation("table");
  return (
    <div className={classNames("relative min-w-0 flex-1", className)}>
      <Search aria-hidden className="pointer-events-none absolute start-3 top-3 size-4 text-muted" />
      {/* The key resets the default value when a chip or the Back button has changed the URL. */}
      <Input
        key={typed}
        type="search"
        name="q"
        aria-label={t("search")}
        placeholder={hint ?? t("search")}
        defaultValue={typed}
        enterKeyHint="search"
        className="peer min-h-10 ps-9 text-ellipsis"
      />
      {hasKey && <SearchKey />}
    </div>
  );
}
