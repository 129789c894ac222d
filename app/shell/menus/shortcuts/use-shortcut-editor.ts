import { useState } from "react";
import { usePendingForm, useQueuedSubmit } from "~/components/form/use-queued-submit";
import { useLocalizedPath } from "~/navigation/localized-link";
import { movePath } from "./shortcut-list";
import type { ShortcutTexts } from "./shortcut-texts";
import { shortcutsPath } from "./shortcuts-path";

const shortcutsKey = "shortcuts";

interface ShortcutEditor {
  /** The list after all pending changes. */
  list: readonly string[];
  /** A text about the last change, for screen readers. */
  announcement: string;
  add: (path: string, name: string) => void;
  remove: (path: string, name: string) => void;
  move: (path: string, name: string, to: number) => void;
  replace: (list: readonly string[]) => void;
}

/**
 * Changes the user's shortcuts without reloading the page. Each change submits the complete list, because if
 * several changes follow each other quickly, possibly only the last one is submitted.
 */
export function useShortcutEditor(shown: readonly string[], t: ShortcutTexts): ShortcutEditor {
  const submit = useQueuedSubmit(shortcutsKey, useLocalizedPath(shortcutsPath));
  const [announcement, setAnnouncement] = useState("");
  const list = usePendingForm(shortcutsKey)?.getAll("path").map(String) ?? shown;

  function saveShortcuts(next: readonly string[], change: string) {
    const form = new FormData();
    form.set("intent", "keep");
    for (const path of next) form.append("path", path);
    setAnnouncement(change);
    submit(form);
  }
  return {
    list,
    announcement,
    add: (path, name) => saveShortcuts([...list, path], t("wasAdded", { name })),
    remove: (path, name) =>
      saveShortcuts(
        list.filter((other) => other !== path),
        t("wasRemoved", { name }),
      ),
    move(path, name, to) {
      const next = movePath(list, path, to);
      const position = next.indexOf(path) + 1;
      saveShortcuts(next, t("wasMoved", { name, position, length: next.length }));
    },
    replace: (next) => saveShortcuts(next, t("wasReset")),
  };
}
