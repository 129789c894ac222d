let waiting: (() => void)[] | undefined;

/** Runs the waiting tasks after the events of the release, including the click. */
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
 * Runs a task that may move the page, such as showing a message, after the current press has ended. Pressing a
 * button takes the focus from a field first, and a button that moves between press and release gets no click.
 */
export function afterPress(task: () => void): void {
  if (waiting) waiting.push(task);
  else setTimeout(task);
}
