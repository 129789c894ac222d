import { type MouseEvent, type RefObject, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { DialogFrame } from "~/components/dialog/dialog-frame";
import { ExtensionPromotion } from "~/features/search/extension-promotion";
import type { SearchTexts } from "~/features/search/search-texts";
import { KeyLegend } from "./key-legend";
import { OptionGroups } from "./option-groups";
import { readRecent, rememberSearch } from "./recent-searches";
import { SearchPanel } from "./search-panel";
import { SearchStatus } from "./search-status";
import { useAction } from "./use-action";
import { type DemoTexts, useOptionGroups } from "./use-option-groups";
import { useRecords } from "./use-records";
import { useStores } from "./use-stores";

export { loadDemoTexts, loadSearchTexts } from "~/features/search/search-texts";

interface SearchDialogProps {
  texts: SearchTexts;
  demo: DemoTexts;
  opener: RefObject<HTMLElement | null>;
  onClose: () => void;
}

// Returns whether a click opens the link in the current page. With a modifier key or a target, the browser
// handles it.
function opensInPage({ button, metaKey, ctrlKey, shiftKey, altKey, currentTarget }: MouseEvent): boolean {
  const isPlain = button === 0 && !(metaKey || ctrlKey || shiftKey || altKey);
  return isPlain && currentTarget instanceof HTMLAnchorElement && !currentTarget.target;
}

/**
 * The search as a dialog: an input above a list. The results are computed here and not by cmdk. The component
 * is created each time the dialog opens, so it always starts with an empty query.
 */
export function SearchDialog({ texts: t, demo, opener, onClose }: SearchDialogProps) {
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState("");
  const [recent, setRecent] = useState(() => readRecent());
  const storeResults = useStores(typed);
  const records = useRecords(typed);
  const act = useAction();
  const navigate = useNavigate();
  const { query, groups, isNothing } = useOptionGroups({
    typed,
    recent,
    storeResults,
    records,
    texts: t,
    demo,
  });
  const count = groups.reduce((sum, { options }) => sum + options.length, 0);

  function search(text: string) {
    setTyped(text);
    input.current?.focus();
  }
  function rememberAndClose() {
    rememberSearch(typed);
    onClose();
  }
  function follow(href: string, event: MouseEvent) {
    rememberAndClose();
    if (!opensInPage(event)) return;
    event.preventDefault();
    void navigate(href);
  }

  return (
    <DialogFrame size="search" isPortal data-search aria-label={t("label")} opener={opener} onClose={onClose}>
      <SearchPanel
        labels={{ panel: t("label"), results: t("results") }}
        input={input}
        placeholder={t(records.isStaff ? "placeholderStaff" : "placeholder")}
        closeLabel={t("close")}
        enterKeyHint="go"
        typed={typed}
        onType={setTyped}
        onClose={onClose}
        aside={<kbd className="hidden text-sm text-muted md:inline">[esc]</kbd>}
        foot={<KeyLegend texts={t} />}
      >
        <SearchStatus
          texts={t}
          typed={typed}
          query={query}
          isEmpty={isNothing}
          count={isNothing ? 0 : count}
          isLoading={storeResults.isLoading || records.isLoading}
          failed={[storeResults.isFailed && t("storesFailed"), records.isFailed && t("recordsFailed")]}
        />
        <OptionGroups
          query={query}
          groups={groups}
          texts={t}
          onFollow={follow}
          onRecent={search}
          onForget={() => {
            setRecent([]);
            input.current?.focus();
          }}
          onAction={(action) => {
            act(action);
            rememberAndClose();
          }}
        />
        {!query && <ExtensionPromotion url={storeResults.extension} texts={t} />}
      </SearchPanel>
    </DialogFrame>
  );
}
