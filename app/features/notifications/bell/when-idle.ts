/** Runs a task once the page has loaded and the browser is idle. Returns a function that cancels it. */
export function whenIdle(task: () => void): () => void {
  let cancelIdle = () => undefined as void;
  function runWhenIdle() {
    if ("requestIdleCallback" in window) {
      const handle = requestIdleCallback(task, { timeout: 3_000 });
      cancelIdle = () => cancelIdleCallback(handle);
    } else {
      const handle = setTimeout(task, 200);
      cancelIdle = () => clearTimeout(handle);
    }
  }
  if (document.readyState === "complete") runWhenIdle();
  else addEventListener("load", runWhenIdle, { once: true });
  return () => {
    removeEventListener("load", runWhenIdle);
    cancelIdle();
  };
}
