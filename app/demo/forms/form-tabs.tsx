import { useId, useState } from "react";
import { buttonStyle } from "~/components/ui/button-style";
import { useHydrated } from "~/components/ui/use-hydrated";
import { useTranslation } from "~/i18n/use-translation";
import { focusAdjacentTab } from "../kits/tab-keys";
import type { FormPanelsProps } from "../kits/form/form-panels";

/**
 * Renders the parts of a form as tabs. Each part is a `details` element; they share a name, so the browser
 * closes the open one when another is opened. This works without scripts, and a link to a field or an in-page
 * search opens the part that contains the target.
 */
export function FormTabs({ definition, hasError, children }: FormPanelsProps) {
  const t = useTranslation("demo-fields");
  const id = useId();
  const { panels = [], prefix } = definition;
  const invalidIndex = panels.findIndex(({ fields }) => fields.some(hasError));
  const initialPanel = panels[Math.max(0, invalidIndex)]?.name;
  const [current, setCurrent] = useState(initialPanel);
  const isTablist = useHydrated();

  // Reopens the part that was open before hydration.
  function attachTabs(parts: HTMLElement | null) {
    const open = panels[[...(parts?.querySelectorAll("details") ?? [])].findIndex((part) => part.open)];
    if (open) setCurrent(open.name);
  }
  return (
    <>
      {isTablist && (
        <div
          role="tablist"
          aria-label={t("parts")}
          className="mb-4 flex flex-wrap gap-1"
          onKeyDown={focusAdjacentTab}
        >
          {panels.map(({ name }, index) => {
            const isOpen = name === current;
            return (
              <button
                key={name}
                type="button"
                role="tab"
                id={`${id}-tab-${name}`}
                aria-selected={isOpen}
                aria-controls={`${id}-${name}`}
                tabIndex={isOpen ? 0 : -1}
                onClick={({ currentTarget }) => {
                  const parts = currentTarget.parentElement?.nextElementSibling?.children ?? [];
                  parts[index]?.setAttribute("open", "");
                }}
                className={buttonStyle(isOpen ? "soft" : "ghost", "sm")}
              >
                {t(`panel_${name}`)}
              </button>
            );
          })}
        </div>
      )}
      <div
        ref={attachTabs}
        className="mb-3 flex flex-wrap gap-x-1 [&>details]:contents [&>details::details-content]:order-1 [&>details::details-content]:w-full"
      >
        {panels.map(({ name, fields }) => (
          <details
            key={name}
            name={`${prefix}-panels`}
            open={name === initialPanel}
            onToggle={({ currentTarget }) => currentTarget.open && setCurrent(name)}
            className="group"
          >
            <summary
              hidden={isTablist}
              className={buttonStyle(
                "ghost",
                "sm",
                "mb-4 cursor-pointer group-open:bg-primary-soft group-open:text-on-primary-soft",
              )}
            >
              {t(`panel_${name}`)}
            </summary>
            <div
              id={`${id}-${name}`}
              {...(isTablist && { role: "tabpanel", "aria-labelledby": `${id}-tab-${name}` })}
            >
              {children(definition.fields.filter((field) => fields.includes(field.name)))}
            </div>
          </details>
        ))}
      </div>
    </>
  );
}
