let isPressed = false;

if (typeof document !== "undefined") {
  const follow = ({ type }: Event) => (isPressed = type === "pointerdown");
  for (const type of ["pointerdown", "pointerup", "pointercancel"])
    document.addEventListener(type, follow, { capture: true, passive: true });
}

/**
 * Runs what may move the page, such as showing a message: after the press that is under way. A button that moves
 * between press and release is not pressed, and a field is left by the press on the next thing.
 */
export function afterPress(task: () => void): void {
  // What comes of a release, the click too, is done by then; so is all of a tap, which ends before the field is left.
  const run = () => setTimeout(task);
  if (!isPressed) return void run();
  const stop = new AbortController();
  for (const type of ["pointerup", "pointercancel"])
    document.addEventListener(type, () => (stop.abort(), run()), { capture: true, signal: stop.signal });
}
