import { expect, test } from "vitest";
import { keyCommand } from "~/routes/$lang.apps.notifications/key-command";

type Options = Parameters<typeof keyCommand>[1];
const none = { ctrlKey: false, metaKey: false, altKey: false, shiftKey: false, code: "" };
const press = (key: string, parts: object = {}, options: Partial<Options> = {}) =>
  keyCommand({ ...none, key, ...parts }, { isInRow: false, keysOn: true, ...options });

test.each([
  ["j", "next"],
  ["k", "previous"],
  ["x", "choose"],
  ["e", "read"],
  ["u", "unread"],
  ["z", "undo"],
  ["#", "delete"],
  ["?", "help"],
])("%s: %s, unless single keys are off", (key, command) => {
  expect(press(key)).toBe(command);
  expect(press(key, {}, { keysOn: false })).toBeUndefined();
  expect(press(key, {}, { keysOn: false, isInRow: true })).toBeUndefined();
});

test.each(["ctrlKey", "metaKey", "altKey"])("with %s a key is left to the browser", (modifier) => {
  for (const key of ["j", "u", "#", "Delete"]) {
    expect(press(key, { [modifier]: true }, { isInRow: true })).toBeUndefined();
  }
});

test.each([
  ["ArrowDown", "next"],
  ["ArrowUp", "previous"],
  ["Delete", "delete"],
])("%s works only inside a row, even if single-key shortcuts are off", (key, command) => {
  expect(press(key)).toBeUndefined();
  expect(press(key, {}, { isInRow: true, keysOn: false })).toBe(command);
});

test("Shift+E marks all; Shift with another letter does nothing, Caps Lock is ignored", () => {
  expect(press("E", { shiftKey: true })).toBe("readAll");
  expect(press("U", { shiftKey: true })).toBeUndefined();
  expect(press("U")).toBe("unread");
});

test("on a non-Latin keyboard the key's position is used", () => {
  expect(press("ت", { code: "KeyJ" })).toBe("next");
  expect(press("е", { code: "KeyT" })).toBeUndefined();
  expect(press("؟", { code: "Slash", shiftKey: true })).toBe("help");
  // On a Latin layout, the typed character matters, not the position of the key.
  expect(press("z", { code: "KeyY" })).toBe("undo");
});

test.each(["constructor", "toString", "Enter", "Dead", "1", " "])("%j isn't a command", (key) => {
  expect(press(key, { code: "Key" }, { isInRow: true })).toBeUndefined();
});
