import type { ComponentProps } from "react";
import { buttonStyle } from "~/components/ui/button-style";
import { Highlighted } from "~/features/search/highlighted";
import { OptionRow } from "./option-row";
import { type OptionGroup, optionKey } from "./options";
import { forgetSearches } from "./recent-searches";

type RowProps = ComponentProps<typeof OptionRow>;
interface OptionListProps extends Pick<RowProps, "query" | "texts" | "onFollow" | "onAction" | "onRecent"> {
  id: string;
  groups: OptionGroup[];
  /** Key of the option Enter would choose. */
  active: string | undefined;
  onActive: (key: string) => void;
  onForget: () => void;
}

/** The list the search's input walks: groups with their titles, in the order of the index. */
export function OptionList({ id, groups, active, onActive, onForget, ...rows }: OptionListProps) {
  const { texts: t, query } = rows;
  if (groups.length === 0) return null;
  return (
    <div className="relative">
      {/* Beside the title of what it clears; not in the listbox, which holds options only. */}
      {groups[0]?.key === "recent" && (
        <button
          type="button"
          aria-label={t("forget")}
          title={t("forget")}
          className={buttonStyle("ghost", "sm", "absolute end-0 top-0")}
          onClick={() => {
            forgetSearches();
            onForget();
          }}
        >
          {t("forgetShort")}
        </button>
      )}
      <div id={id} role="listbox" aria-label={t("results")} className="space-y-2">
        {groups.map((group) => (
          <div key={group.key} role="group" aria-labelledby={`${id}-${group.key}`}>
            <p id={`${id}-${group.key}`} role="presentation" className="px-3 pt-2 pb-1 text-sm text-muted">
              <Highlighted text={group.title} query={group.key === "suggested" ? "" : query} />
            </p>
            {group.options.map((option) => {
              const key = optionKey(group, option);
              return (
                <OptionRow
                  key={key}
                  option={option}
                  row={{ id: `${id}-${key}`, "aria-selected": key === active }}
                  onActive={() => onActive(key)}
                  {...rows}
                />
              );
            })}
          </div>
        ))}
      </div>
    </div>
  );
}
