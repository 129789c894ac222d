let waiting: (() => void)[] | undefined;

/** What comes of a release, the click too, is done by then; so is all of a tap, which ends before the field is left. */
function release() {
  const tasks = waiting;
  waiting = undefined;
  setTimeout(() => tasks?.forEach((task) => task()));
}

if (typeof document !== "undefined") {
  document.addEventListener("pointerdown", () => (waiting ??= []), true);
  document.addEventListener("pointerup", release, true);
  document.addEventListener("pointercancel", release, true);
}

/**
 * Runs what may move the page, such as showing a message: after the press that is under way. A button that moves
 * between press and release is not pressed, and a field is left by the press on the next thing.
 */
export function afterPress(task: () => void): void {
  if (waiting) waiting.push(task);
  else setTimeout(task);
}
