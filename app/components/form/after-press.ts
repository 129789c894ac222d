let pendingTasks: (() => void)[] | undefined;

/** Runs the pending tasks after all events of the release, including the click. */
function runPendingTasks() {
  const tasks = pendingTasks;
  pendingTasks = undefined;
  setTimeout(() => tasks?.forEach((task) => task()));
}

if (typeof document !== "undefined") {
  document.addEventListener("pointerdown", () => (pendingTasks ??= []), true);
  document.addEventListener("pointerup", runPendingTasks, true);
  document.addEventListener("pointercancel", runPendingTasks, true);
}

/**
 * Runs a task that may move the page, such as showing a message, after the current press has ended. Pressing a
 * button takes the focus from a field first, and a button that moves between press and release gets no click.
 */
export function afterPress(task: () => void): void {
  if (pendingTasks) pendingTasks.push(task);
  else setTimeout(task);
}
