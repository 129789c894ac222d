import type { LucideIcon } from "lucide-react";
import { classNames } from "~/components/ui/class-names";
import { formatNumber } from "~/i18n/format";
import { useLanguage } from "~/i18n/use-translation";
import { Link } from "~/components/ui/link";

/** A link that shows some of the stores. */
export interface StoreChip {
  key: string;
  label: string;
  href: string;
  isChosen: boolean;
  /** The number of stores that the link shows. */
  count?: number | undefined;
  icon?: LucideIcon;
}

interface StoreChipsProps {
  /** The accessible name of the row. */
  label: string;
  chips: StoreChip[];
}

/** Links that filter stores, in a row that scrolls sideways if it is too long. */
export function StoreChips({ label, chips }: StoreChipsProps) {
  const language = useLanguage();
  return (
    <nav
      aria-label={label}
      className="no-print -mx-1 min-w-0 scroll-px-1 overflow-x-auto px-1 py-1 [scrollbar-width:thin]"
    >
      <ul className="flex gap-2">
        {chips.map(({ key, label, href, isChosen, count, icon: Icon }) => (
          <li key={key}>
            <Link
              to={href}
              preventScrollReset
              aria-current={isChosen ? "true" : undefined}
              className="look-chip"
            >
              {Icon && <Icon aria-hidden className="size-4" strokeWidth={1.9} />}
              {label}
              {count !== undefined && (
                <span
                  className={classNames("figures font-normal", !isChosen && "text-muted")}
                  suppressHydrationWarning
                >
                  {formatNumber(count, language)}
                </span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
