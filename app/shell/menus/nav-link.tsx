import { ExternalLink } from "lucide-react";
import { memo } from "react";
import { useLocation } from "react-router";
import { useLanguage, useTranslation } from "~/i18n/use-translation";
import { Link } from "~/components/ui/link";
import { withoutLanguage } from "~/navigation/localized-path";
import { hrefOf, isActive, isExternal, type MenuItem } from "~/navigation/menu-entry";
import { disabledRowStyle, NavRow, navRowStyle } from "./nav-row";

/** A menu item: a link inside the app, an external link, or a disabled one. */
export function NavLink({ item }: { item: MenuItem }) {
  return <ItemLink item={item} isCurrent={isActive(item, withoutLanguage(useLocation().pathname))} />;
}

// After a navigation only the items that were or are current render again.
const ItemLink = memo(function ItemLink({ item, isCurrent }: { item: MenuItem; isCurrent: boolean }) {
  const language = useLanguage();
  const href = hrefOf(item, language);
  const content = <NavRow entry={item} />;
  if (item.disabled) {
    return (
      <a role="link" aria-disabled="true" className={disabledRowStyle}>
        {content}
        {isExternal(item) && <OutwardArrow item={item} />}
      </a>
    );
  }
  if (item.excludeLang || isExternal(item)) {
    return (
      <a
        href={href}
        target={item.target}
        rel={isExternal(item) ? "noopener" : undefined}
        aria-current={isCurrent ? "page" : undefined}
        className={navRowStyle}
      >
        {content}
        {isExternal(item) && <OutwardArrow item={item} />}
      </a>
    );
  }
  return (
    <Link to={href} aria-current={isCurrent ? "page" : undefined} className={navRowStyle}>
      {content}
    </Link>
  );
});

function OutwardArrow({ item }: { item: MenuItem }) {
  const shell = useTranslation("shell");
  return (
    <>
      <ExternalLink aria-hidden className="nav-label directional size-4 shrink-0 opacity-60" />
      {item.target === "_blank" && <span className="sr-only">({shell("opensInNewTab")})</span>}
    </>
  );
}
