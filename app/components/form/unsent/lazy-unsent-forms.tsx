import { type ReactNode, useEffect, useState } from "react";
import { onIdle } from "../../lazy/load-when-used";
import { hasStoredInput } from "./stored-input";

type UnsentFormsModule = Awaited<ReturnType<typeof import("./unsent-forms").loadUnsentForms>>;

let pending: Promise<UnsentFormsModule | void> | undefined;

/** The root's client middleware. Keeps forms that couldn't be sent, once its code has loaded. */
export const unsentMiddleware: UnsentFormsModule["keepUnsentForm"] = async (args, next) => {
  const loaded = await pending;
  return loaded ? loaded.keepUnsentForm(args, next) : next();
};

/** Selects the fields that users fill in. */
const fields = "form[method=post] :is(input:not([type=hidden]), textarea, select)";

function hasFields(): boolean {
  return [...document.querySelectorAll(fields)].some((field) => field.checkVisibility());
}

/**
 * Loads and renders the handling of unsent forms while there still is a connection: on a page with fields when
 * the browser is idle, on others at the first interaction.
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
    const prepare = () => void (pending ??= load().catch(() => (pending = undefined)));
    // The user may have typed before the scripts loaded, or was logged out while typing.
    if (document.activeElement !== document.body || hasStoredInput()) prepare();
    else if (hasFields()) onIdle(prepare);
    // Never removed, because the root never unmounts.
    addEventListener("focusin", prepare);
    for (const sign of ["pointermove", "touchstart"])
      addEventListener(sign, prepare, { once: true, passive: true });
  }, []);
  return loaded?.render(email);
}
