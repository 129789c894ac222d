import { type RefObject, useEffect, useEffectEvent } from "react";
import { areListKeysEnabled } from "~/components/data-table/keys-setting";
import { type KeyCommand, keyCommand } from "./key-command";

/**
 * Adds keyboard shortcuts that move between the rows of a list and press their buttons. A row is
 * `[data-row]`, its link `[data-open]`, and its buttons `[data-do]`. Keys apply to the selected rows, or if
 * none are selected to the focused row.
 */
export function useNotificationKeys(list: RefObject<HTMLElement | null>): void {
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    if (!list.current || event.defaultPrevented || hasOtherMeaning(event.target)) return;
    const isInRow =
      event.target instanceof Element && list.current.contains(event.target.closest("[data-row]"));
    const command = keyCommand(event, { isInRow, keysOn: areListKeysEnabled() });
    if (!command) return;
    event.preventDefault();
    dispatch(list.current, command);
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => handleKey(event);
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, []);
}

/** Returns whether the user is typing, or a dialog or a menu is open. Keys then have another meaning. */
function hasOtherMeaning(target: EventTarget | null): boolean {
  const typing = "input:not([type=checkbox]), textarea, select, [contenteditable]";
  const isTyping = target instanceof Element && target.matches(typing);
  return isTyping || document.querySelector("[role=dialog], [role=alertdialog]") !== null;
}

function dispatch(list: HTMLElement, command: KeyCommand): void {
  switch (command) {
    case "next":
      return move(list, 1);
    case "previous":
      return move(list, -1);
    case "choose":
      return click(currentRow(list)?.querySelector("[data-choice]"));
    case "read":
    case "unread":
    case "delete": {
      const isChosen = list.querySelector("[data-choice]:checked") !== null;
      const target = isChosen ? list : currentRow(list);
      return click(target?.querySelector(`[data-${isChosen ? "bulk" : "do"}=${command}]`));
    }
    case "readAll":
      return click(document.querySelector("button[name=intent][value=read-all]"));
    case "undo":
      return click(document.querySelector("button[name=intent][value=restore]"));
    case "help":
      return click(document.querySelector("[data-keys-help]"));
  }
}

function move(list: HTMLElement, step: 1 | -1): void {
  const rows = [...list.querySelectorAll("[data-row]")];
  const index = rows.indexOf(currentRow(list)!);
  rows[index === -1 ? 0 : index + step]?.querySelector<HTMLElement>("[data-open]")?.focus();
}

/** Returns the focused row, or else the open one. */
function currentRow(list: HTMLElement): Element | null {
  const focused = document.activeElement?.closest("[data-row]") ?? null;
  return list.contains(focused) && focused ? focused : list.querySelector("[data-row]:has([aria-current])");
}

function click(control: Element | null | undefined): void {
  if (control instanceof HTMLElement) control.click();
}
