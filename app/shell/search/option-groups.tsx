import { Command } from "cmdk";
import type { ComponentProps } from "react";
import { buttonStyle } from "~/components/ui/button-style";
import { Highlighted } from "~/features/search/highlighted";
import { OptionItem } from "./option-item";
import { type OptionGroup, optionKey } from "./options";
import { forgetSearches } from "./recent-searches";

interface OptionGroupsProps extends Omit<ComponentProps<typeof OptionItem>, "option" | "value"> {
  groups: OptionGroup[];
  onForget: () => void;
}

/** The list below the search input: groups with titles, in the order of the index. */
export function OptionGroups({ groups, onForget, ...rows }: OptionGroupsProps) {
  const { texts: t, query } = rows;
  return (
    <div className="relative">
      {/* The button is next to the title of the group that it clears, but outside of the listbox, because a
          listbox may only contain options. */}
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
      <Command.List label={t("results")}>
        {groups.map((group) => (
          <Command.Group
            key={group.key}
            value={group.key}
            heading={<Highlighted text={group.title} query={group.key === "suggested" ? "" : query} />}
            className="option-group"
          >
            {group.options.map((option) => {
              const key = optionKey(group, option);
              return <OptionItem key={key} value={key} option={option} {...rows} />;
            })}
          </Command.Group>
        ))}
      </Command.List>
    </div>
  );
}
