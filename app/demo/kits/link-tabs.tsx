import { classNames } from "~/components/ui/class-names";
import { LinkButton } from "~/components/ui/link-button";
import { useHydrated } from "~/components/ui/use-hydrated";
import { focusAdjacentTab } from "./tab-keys";
import { useUrlWithParameter } from "./use-url-with-parameter";

interface LinkTabsProps<Value extends string> {
  /** The accessible name of the row. */
  label: string;
  /** The query parameter that holds the open tab. */
  name: string;
  current: Value;
  tabs: { value: Value; label: string }[];
  centred?: boolean;
}

/**
 * Renders tabs as links, which set one parameter of the URL and keep the others. With scripts, the row is one
 * tab stop with arrow keys, Home and End. Without scripts, each tab is an ordinary link.
 */
export function LinkTabs<Value extends string>(props: LinkTabsProps<Value>) {
  const { label, name, current, tabs, centred = false } = props;
  const addressFor = useUrlWithParameter(name);
  const isTablist = useHydrated();
  const row = classNames("mb-4 flex flex-wrap gap-1", centred && "justify-center");
  const links = tabs.map((tab) => {
    const isOpen = tab.value === current;
    return (
      <LinkButton
        key={tab.value}
        to={addressFor(tab.value)}
        replace
        preventScrollReset
        size="sm"
        variant={isOpen ? "soft" : "ghost"}
        {...(isTablist
          ? { role: "tab", "aria-selected": isOpen, tabIndex: isOpen ? 0 : -1 }
          : { "aria-current": isOpen ? "true" : undefined })}
      >
        {tab.label}
      </LinkButton>
    );
  });
  return isTablist ? (
    <div role="tablist" aria-label={label} className={row} onKeyDown={focusAdjacentTab}>
      {links}
    </div>
  ) : (
    <nav aria-label={label} className={row}>
      {links}
    </nav>
  );
}
