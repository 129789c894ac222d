import { type MouseEvent, type RefObject, useId, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { Modal } from "~/components/dialog/modal";
import { ExtensionPromotion } from "~/features/search/extension-promotion";
import type { SearchTexts } from "~/features/search/search-texts";
import { KeyLegend } from "./key-legend";
import { OptionList } from "./option-list";
import { optionKey } from "./options";
import { readRecent, rememberSearch } from "./recent-searches";
import { SearchBar } from "./search-bar";
import { SearchStatus } from "./search-status";
import { useAction } from "./use-action";
import { type DemoTexts, useOptionGroups } from "./use-option-groups";
import { useOptionWalk } from "./use-option-walk";
import { useRowsInTurn } from "./use-rows-in-turn";
import { useStores } from "./use-stores";

export { loadDemoTexts, loadSearchTexts } from "~/features/search/search-texts";

interface SearchDialogProps {
  texts: SearchTexts;
  demo: DemoTexts;
  /** Given from outside, for the keys that close it there: whatever closes it, `onClose` hears of it. */
  dialog: RefObject<HTMLDialogElement | null>;
  onClose: () => void;
}

// A plain press on a link into this page; with a key held or a target it is the browser's.
function opensHere({ button, metaKey, ctrlKey, shiftKey, altKey, currentTarget }: MouseEvent): boolean {
  const isPlain = button === 0 && !(metaKey || ctrlKey || shiftKey || altKey);
  return isPlain && currentTarget instanceof HTMLAnchorElement && !currentTarget.target;
}

/**
 * The search over the page (specification §2, screens 16.5): an input that walks a list. It is made anew
 * each time it opens, so a closed dialog has forgotten its query.
 */
export function SearchDialog({ texts: t, demo, dialog, onClose }: SearchDialogProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState("");
  const [recent, setRecent] = useState(() => readRecent());
  const found = useStores(typed);
  const act = useAction();
  const navigate = useNavigate();
  const { query, groups, isNothing } = useOptionGroups({ typed, recent, found, texts: t, demo });
  const drawn = useRowsInTurn(groups, query);
  const keys = groups.flatMap((group) => group.options.map((option) => optionKey(group, option)));
  const listId = `${id}-list`;
  const { active, setActive, onKeyDown } = useOptionWalk(listId, keys);

  function search(text: string) {
    setTyped(text);
    setActive(undefined);
    input.current?.focus();
  }
  function leave() {
    rememberSearch(typed);
    dialog.current?.close();
  }
  function follow(href: string, event: MouseEvent) {
    leave();
    if (!opensHere(event)) return;
    event.preventDefault();
    void navigate(href);
  }

  return (
    <Modal dialog={dialog} size="search" data-search aria-label={t("label")} onClose={onClose}>
      <div className="dialog-body">
        <SearchBar
          ref={input}
          label={t("label")}
          placeholder={t("placeholder")}
          closeLabel={t("close")}
          enterKeyHint="go"
          list={{ id: listId, size: keys.length, active }}
          {...{ typed, onKeyDown }}
          onType={search}
          onClose={() => dialog.current?.close()}
        >
          <kbd className="hidden text-sm text-muted md:inline">[esc]</kbd>
        </SearchBar>
        <div
          // What scrolls must be in reach of the keys, also past the last option.
          tabIndex={0}
          role="region"
          aria-label={t("results")}
          className="flex-1 space-y-2 overflow-y-auto overscroll-contain p-2 focus-visible:-outline-offset-2"
        >
          <SearchStatus
            {...{ texts: t, typed, query, isNothing }}
            count={isNothing ? 0 : keys.length}
            isAwaited={found.isAwaited}
            isFailed={found.isFailed}
          />
          <OptionList
            {...{ query, active }}
            groups={drawn}
            id={listId}
            texts={t}
            onActive={setActive}
            onFollow={follow}
            onRecent={search}
            onForget={() => {
              setRecent([]);
              input.current?.focus();
            }}
            onAction={(action) => {
              act(action);
              leave();
            }}
          />
          {!query && found.extension && <ExtensionPromotion url={found.extension} texts={t} />}
        </div>
        <KeyLegend texts={t} />
      </div>
    </Modal>
  );
}
