export type KeyCommand =
  "next" | "previous" | "choose" | "read" | "unread" | "readAll" | "delete" | "undo" | "help";

const letters: Record<string, KeyCommand> = {
  j: "next",
  k: "previous",
  x: "choose",
  e: "read",
  u: "unread",
  z: "undo",
};
const signs: Record<string, KeyCommand> = { "#": "delete", "?": "help", "؟": "help" };
const inRow: Record<string, KeyCommand> = { ArrowDown: "next", ArrowUp: "previous", Delete: "delete" };

type PressedKey = Pick<KeyboardEvent, "key" | "code" | "ctrlKey" | "metaKey" | "altKey" | "shiftKey">;

/**
 * Returns the command for a key. Arrows and Delete only apply while a row has the focus; single characters
 * apply on the whole page, unless the user has turned them off (WCAG 2.1.4).
 */
export function keyCommand(
  pressed: PressedKey,
  { isInRow, keysOn }: { isInRow: boolean; keysOn: boolean },
): KeyCommand | undefined {
  const { key, shiftKey, ctrlKey, metaKey, altKey } = pressed;
  if (ctrlKey || metaKey || altKey) return undefined;
  if (isInRow && !shiftKey && Object.hasOwn(inRow, key)) return inRow[key];
  if (!keysOn) return undefined;
  if (Object.hasOwn(signs, key)) return signs[key];
  const letter = letterOf(pressed);
  if (shiftKey) return letter === "e" ? "readAll" : undefined;
  return letter !== undefined && Object.hasOwn(letters, letter) ? letters[letter] : undefined;
}

/**
 * Returns the Latin letter of a key. On keyboards for other scripts, the key's position determines the
 * letter.
 */
function letterOf({ key, code }: PressedKey): string | undefined {
  if (/^[a-z]$/i.test(key)) return key.toLowerCase();
  const isOtherLetter = /^\p{Letter}{1,2}$/u.test(key);
  return isOtherLetter ? /^Key([A-Z])$/.exec(code)?.[1]?.toLowerCase() : undefined;
}
