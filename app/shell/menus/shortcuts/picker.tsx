import { Command } from "cmdk";
import { useRef, useState } from "react";
import { DialogFrame } from "~/components/dialog/dialog-frame";
import { Badge } from "~/components/ui/badge";
import { normalizeQuery } from "~/features/search/fold";
import { Highlighted } from "~/features/search/highlighted";
import type { searcherOf } from "~/features/search/match";
import type { PageItem } from "~/features/search/search-index";
import type { SearchTexts } from "~/features/search/search-texts";
import { PageLabel } from "~/shell/search/page-label";
import { resultStyle } from "~/shell/search/result-link";
import { SearchPanel } from "~/shell/search/search-panel";
import { SearchStatus } from "~/shell/search/search-status";
import type { ShortcutTexts } from "./shortcut-texts";

interface ShortcutPickerProps {
  texts: ShortcutTexts;
  searchTexts: SearchTexts;
  search: ReturnType<typeof searcherOf<PageItem>>;
  /** The paths of the current shortcuts. */
  list: readonly string[];
  onPick: (item: PageItem) => void;
  onClose: () => void;
}

/**
 * A dialog that finds pages with the search and adds them to the shortcuts. It is created each time it opens.
 */
export function ShortcutPicker({ texts: t, searchTexts, search, list, ...handlers }: ShortcutPickerProps) {
  const input = useRef<HTMLInputElement>(null);
  const picked = useRef<PageItem>(null);
  const [typed, setTyped] = useState("");
  const query = normalizeQuery(typed);
  const sections = search(query);
  const count = sections.reduce((sum, { items }) => sum + items.length, 0);

  function pick(item: PageItem) {
    picked.current = item;
    handlers.onClose();
  }

  return (
    <DialogFrame
      size="search"
      isPortal
      aria-label={t("add")}
      onClose={handlers.onClose}
      // Called after the dialog has closed. While it is open, the focus can't move to the new shortcut.
      onCloseAutoFocus={(event) => {
        if (!picked.current) return;
        event.preventDefault();
        handlers.onPick(picked.current);
      }}
    >
      <SearchPanel
        labels={{ panel: t("pickLabel"), results: searchTexts("results") }}
        input={input}
        placeholder={t("pickPlaceholder")}
        closeLabel={t("close")}
        enterKeyHint="done"
        typed={typed}
        onType={setTyped}
        onClose={handlers.onClose}
      >
        <SearchStatus
          texts={searchTexts}
          typed={typed}
          query={query}
          isLoading={false}
          failed={[]}
          isEmpty={count === 0}
          count={count}
        />
        <Command.List label={searchTexts("results")}>
          {sections.map((section) => (
            <Command.Group
              key={section.key}
              value={section.key}
              heading={<Highlighted text={section.title} query={query} />}
              className="option-group"
            >
              {section.items.map((item) => {
                const key = `${section.key}:${item.path}`;
                const isAdded = list.includes(item.path);
                return (
                  <Command.Item key={key} asChild value={key} disabled={isAdded}>
                    <button
                      type="button"
                      tabIndex={-1}
                      className={resultStyle}
                      onClick={() => !isAdded && pick(item)}
                    >
                      <PageLabel item={item} query={query} texts={searchTexts} />
                      {isAdded && <Badge>{t("added")}</Badge>}
                    </button>
                  </Command.Item>
                );
              })}
            </Command.Group>
          ))}
        </Command.List>
      </SearchPanel>
    </DialogFrame>
  );
}
