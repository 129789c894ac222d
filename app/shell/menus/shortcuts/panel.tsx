import { Pencil, Plus, RotateCcw } from "lucide-react";
import { type RefObject, use, useMemo, useRef, useState } from "react";
import { PopupDialog } from "~/components/dialog/popup-dialog";
import { Button } from "~/components/ui/button";
import { IconButton } from "~/components/ui/icon-button";
import { searcherOf } from "~/features/search/match";
import { type PageItem, searchIndex } from "~/features/search/search-index";
import type { loadDemoTexts, SearchTexts } from "~/features/search/search-texts";
import { useLanguage, useTranslation } from "~/i18n/use-translation";
import { PageContext } from "~/page/page-context";
import { useViewer } from "~/page/use-viewer";
import { menuViewerOf } from "~/navigation/viewer-menu";
import { ShortcutPicker } from "./picker";
import { maxShortcuts, shownShortcuts } from "./shortcut-list";
import type { ShortcutTexts } from "./shortcut-texts";
import { TileGrid } from "./tile-grid";
import { tilesOf } from "./tiles";
import { useShortcutEditor } from "./use-shortcut-editor";

export { loadDemoTexts, loadSearchTexts } from "~/features/search/search-texts";
export { loadShortcutTexts } from "./shortcut-texts";

interface ShortcutsPanelProps {
  panelId: string;
  texts: ShortcutTexts;
  searchTexts: SearchTexts;
  demo: Awaited<ReturnType<typeof loadDemoTexts>>;
  opener: RefObject<HTMLAnchorElement | null>;
  onClose: () => void;
}

/**
 * The popup with the shortcuts: 380 px wide, less on small screens, and as high as its content, but at most
 * min(550 px, window − 100 px). It closes on Esc, on a press outside, and when a shortcut is followed.
 */
export function ShortcutsPanel({
  panelId,
  texts: t,
  searchTexts,
  demo,
  opener,
  onClose,
}: ShortcutsPanelProps) {
  const panel = useRef<HTMLDivElement>(null);
  const language = useLanguage();
  const navigation = useTranslation("navigation");
  const viewer = menuViewerOf(useViewer());
  // eslint-disable-next-line react-hooks/exhaustive-deps -- `navigation` is a new function on every render
  const index = useMemo(() => searchIndex(viewer, { language, navigation, demo }), [viewer, language, demo]);
  const search = useMemo(() => searcherOf(index), [index]);
  const editor = useShortcutEditor(shownShortcuts(use(PageContext).shortcuts, viewer), t);
  const [isEditing, setEditing] = useState(false);
  const [isPicking, setPicking] = useState(false);
  const { list } = editor;
  const tiles = tilesOf(list, index, t);
  const defaults = shownShortcuts(null, viewer);
  const isDefault = list.join() === defaults.join();
  const isFull = list.length >= maxShortcuts;

  function add({ path, shortcut, name }: PageItem) {
    editor.add(path, shortcut ?? name);
    panel.current?.querySelector<HTMLElement>(`[data-path="${CSS.escape(path)}"]`)?.focus();
  }

  return (
    <PopupDialog
      ref={panel}
      id={panelId}
      opener={opener}
      onClose={onClose}
      aria-labelledby={`${panelId}-title`}
      className="absolute top-full z-40 mt-2 flex max-h-[min(550px,calc(100dvh-100px-var(--bottom-bar)))] flex-col overflow-hidden rounded-lg border border-line bg-raised shadow-raised outline-none max-sm:-inset-x-[calc(0.5rem+1px)] sm:end-0 sm:w-[380px]"
    >
      <div className="flex min-h-14 shrink-0 items-center gap-1 border-b border-line ps-4 pe-2">
        <h2 id={`${panelId}-title`} className="me-auto font-semibold">
          {t("title")}
        </h2>
        <IconButton
          label={t("edit")}
          aria-pressed={isEditing}
          className="aria-pressed:bg-primary-soft aria-pressed:text-on-primary-soft"
          onClick={() => setEditing(!isEditing)}
        >
          <Pencil aria-hidden className="size-4.5" />
        </IconButton>
        <IconButton
          label={t("add")}
          aria-haspopup="dialog"
          aria-disabled={isFull || undefined}
          onClick={() => !isFull && setPicking(true)}
        >
          <Plus aria-hidden className="size-5" />
        </IconButton>
      </div>
      <p role="status" className="sr-only">
        {editor.announcement}
      </p>
      {isFull && (
        <p className="shrink-0 border-b border-line px-4 py-2 text-sm text-muted">
          {t("full", { most: maxShortcuts })}
        </p>
      )}
      <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain">
        {tiles.length > 0 ? (
          <TileGrid
            tiles={tiles}
            texts={t}
            isEditing={isEditing}
            onMove={editor.move}
            onRemove={editor.remove}
            onLeave={onClose}
          />
        ) : (
          <div className="px-6 py-12 text-center">
            <p className="text-lg font-semibold">{t("emptyTitle")}</p>
            <p className="text-muted">{t("emptyText")}</p>
          </div>
        )}
      </div>
      {(isEditing || tiles.length === 0) && (
        <div className="flex shrink-0 flex-wrap items-center justify-end gap-x-3 border-t border-line px-4 py-2">
          <p className="basis-full text-xs text-muted max-sm:hidden">{tiles.length > 0 && t("hint")}</p>
          <Button
            variant="ghost"
            size="sm"
            className="-me-2 shrink-0"
            aria-disabled={isDefault || undefined}
            onClick={() => !isDefault && editor.replace(defaults)}
          >
            <RotateCcw aria-hidden className="size-4" />
            {t("reset")}
          </Button>
        </div>
      )}
      {isPicking && (
        <ShortcutPicker
          texts={t}
          searchTexts={searchTexts}
          search={search}
          list={list}
          onPick={add}
          onClose={() => setPicking(false)}
        />
      )}
    </PopupDialog>
  );
}
