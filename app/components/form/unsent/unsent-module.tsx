import { type ReactNode, useEffect, useState } from "react";
import { hasStoredInput } from "./stored-input";

type UnsentFormsModule = Awaited<ReturnType<typeof import("./unsent-forms").loadUnsentForms>>;

let pending: Promise<UnsentFormsModule | void> | undefined;

/** The root's client middleware: keeps forms that could not be sent, once the code for it has loaded. */
export const unsentMiddleware: UnsentFormsModule["keepUnsent"] = async (args, next) => {
  const loaded = await pending;
  return loaded ? loaded.keepUnsent(args, next) : next();
};

/**
 * Loads and renders the handling of unsent forms when the page is idle, while there is a connection, or when a
 * field gets the focus.
 */
export function LazyUnsentForms({ email }: { email: string | undefined }): ReactNode {
  const [loaded, setLoaded] = useState<UnsentFormsModule>();
  useEffect(() => {
    async function load() {
      const { loadUnsentForms } = await import("./unsent-forms");
      const forms = await loadUnsentForms();
      setLoaded(forms);
      return forms;
    }
    const prepare = () => (pending ??= load().catch(() => (pending = undefined)));
    // The user may have typed before the scripts arrived, or was logged out while typing.
    if (document.activeElement !== document.body || hasStoredInput()) void prepare();
    // Safari doesn't support idle callbacks.
    else (window.requestIdleCallback ?? setTimeout)(prepare);
    // The root never unmounts.
    addEventListener("focusin", prepare);
  }, []);
  return loaded?.render(email);
}
