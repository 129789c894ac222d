import { useId, useRef, useState } from "react";
import { Modal } from "~/components/dialog/modal";
import { Badge } from "~/components/ui/badge";
import { normalizeQuery } from "~/features/search/fold";
import { Highlighted } from "~/features/search/highlighted";
import type { searcherOf } from "~/features/search/match";
import type { PageItem } from "~/features/search/search-index";
import type { SearchTexts } from "~/features/search/search-texts";
import { PageLabel } from "../search/page-label";
import { resultStyle } from "../search/result-link";
import { SearchBar } from "../search/search-bar";
import { SearchStatus } from "../search/search-status";
import { useOptionWalk } from "../search/use-option-walk";
import type { ShortcutTexts } from "./shortcut-texts";

interface ShortcutPickerProps {
  texts: ShortcutTexts;
  searchTexts: SearchTexts;
  search: ReturnType<typeof searcherOf<PageItem>>;
  /** Paths that are shortcuts already. */
  list: readonly string[];
  onPick: (item: PageItem) => void;
  onClose: () => void;
}

/** Add Shortcut (screens 16.6): finds a page as the search does, and takes it. Made anew each time it opens. */
export function ShortcutPicker({
  texts: t,
  searchTexts,
  search,
  list,
  onPick,
  onClose,
}: ShortcutPickerProps) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const [typed, setTyped] = useState("");
  const query = normalizeQuery(typed);
  const sections = search(query);
  const keys = sections.flatMap(({ key, items }) => items.map(({ path }) => `${key}:${path}`));
  const { active, setActive, onKeyDown } = useOptionWalk(id, keys);

  function pick(item: PageItem) {
    if (list.includes(item.path)) return;
    dialog.current?.close();
    onPick(item);
  }

  return (
    <Modal dialog={dialog} size="search" aria-label={t("add")} onClose={onClose}>
      <div className="dialog-body">
        <SearchBar
          label={t("pickLabel")}
          placeholder={t("pickPlaceholder")}
          closeLabel={t("close")}
          enterKeyHint="done"
          list={{ id, size: keys.length, active }}
          {...{ typed, onKeyDown }}
          onType={(text) => {
            setTyped(text);
            setActive(undefined);
          }}
          onClose={() => dialog.current?.close()}
        />
        <div
          // What scrolls must be in reach of the keys.
          tabIndex={0}
          role="region"
          aria-label={searchTexts("results")}
          className="flex-1 overflow-y-auto overscroll-contain p-2 focus-visible:-outline-offset-2"
        >
          <SearchStatus
            {...{ texts: searchTexts, typed, query, isAwaited: false, isFailed: false }}
            isNothing={keys.length === 0}
            count={keys.length}
          />
          {keys.length > 0 && (
            <div id={id} role="listbox" aria-label={searchTexts("results")} className="space-y-2">
              {sections.map((section) => (
                <div key={section.key} role="group" aria-labelledby={`${id}-${section.key}`}>
                  <p
                    id={`${id}-${section.key}`}
                    role="presentation"
                    className="px-3 pt-2 pb-1 text-sm text-muted"
                  >
                    <Highlighted text={section.title} query={query} />
                  </p>
                  {section.items.map((item) => {
                    const key = `${section.key}:${item.path}`;
                    const isThere = list.includes(item.path);
                    return (
                      <button
                        key={key}
                        id={`${id}-${key}`}
                        type="button"
                        role="option"
                        tabIndex={-1}
                        aria-selected={key === active}
                        aria-disabled={isThere || undefined}
                        onPointerMove={() => setActive(key)}
                        onClick={() => pick(item)}
                        className={resultStyle}
                      >
                        <PageLabel item={item} query={query} texts={searchTexts} />
                        {isThere && <Badge>{t("added")}</Badge>}
                      </button>
                    );
                  })}
                </div>
              ))}
            </div>
          )}
        </div>
      </div>
    </Modal>
  );
}
