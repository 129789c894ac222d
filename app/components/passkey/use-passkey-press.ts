import { useState } from "react";
import { useLanguage } from "~/i18n/use-translation";
import type { PasskeyOutcome } from "./browser-passkey";
import { lazyPasskey } from "./lazy-passkey";
import { loadPasskeyTexts } from "./passkey-texts";

type Module = Awaited<ReturnType<typeof lazyPasskey.load>>;

/**
 * Returns a press handler that requests a passkey, whether the request is pending, and the error message of a
 * failure.
 */
export function usePasskeyPress(request: (module: Module) => Promise<PasskeyOutcome>) {
  const language = useLanguage();
  const [pending, setPending] = useState(false);
  const [problem, setProblem] = useState<string>();

  /** Returns the response as JSON, or undefined. */
  async function press(): Promise<string | undefined> {
    setPending(true);
    setProblem(undefined);
    const outcome = await lazyPasskey.load().then(request, (): PasskeyOutcome => ({ problem: "failed" }));
    setPending(false);
    if ("response" in outcome) return outcome.response;
    const t = await loadPasskeyTexts(language).catch(() => undefined);
    setProblem(outcome.message || t?.(outcome.problem));
    return undefined;
  }
  return { pending, problem, press };
}
