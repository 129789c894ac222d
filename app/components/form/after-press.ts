let pendingTasks: (() => void)[] | undefined;

/** Runs the pending tasks after all events of the press, including the click. */
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
 * Runs a task that may move parts of the page, such as showing a message, after the current press has ended.
 * This is necessary because a press on a button first removes the focus from a field, and a button that moves
 * during the press gets no click.
 */
export function afterPress(task: () => void): void {
  if (pendingTasks) pendingTasks.push(task);
  else setTimeout(task);
}
