import { useLocation } from "react-router";
import { classNames } from "~/components/ui/class-names";
import { LinkButton } from "~/components/ui/link-button";

interface LinkTabsProps<Value extends string> {
  /** Names the row for assistive technology. */
  label: string;
  /** The name in the address that holds which one is open. */
  name: string;
  current: Value;
  tabs: { value: Value; label: string }[];
  centred?: boolean;
}

/** Tabs as links: the address holds which one is open, and what else is in it stays. */
export function LinkTabs<Value extends string>({
  label,
  name,
  current,
  tabs,
  centred = false,
}: LinkTabsProps<Value>) {
  const { search } = useLocation();
  const to = (value: Value) => {
    const parameters = new URLSearchParams(search);
    parameters.set(name, value);
    return `?${parameters.toString()}`;
  };
  return (
    <nav aria-label={label} className="mb-4">
      <ul className={classNames("flex flex-wrap gap-1", centred && "justify-center")}>
        {tabs.map((tab) => (
          <li key={tab.value}>
            <LinkButton
              to={to(tab.value)}
              replace
              preventScrollReset
              size="sm"
              variant={tab.value === current ? "soft" : "ghost"}
              aria-current={tab.value === current ? "true" : undefined}
            >
              {tab.label}
            </LinkButton>
          </li>
        ))}
      </ul>
    </nav>
  );
}
