import { useEffect, useState } from "react";
import { showToast } from "../toast/toast-store";

/** The announcements after success and after failure. The latter suggests selecting the text. */
export interface CopyOutcomes {
  done: string;
  failed: string;
}

const feedbackMilliseconds = 2_000;

/** Returns a function that copies a text and announces the outcome, and whether a copy has just succeeded. */
export function useCopied({ done, failed }: CopyOutcomes) {
  const [isCopied, setCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setCopied(false), feedbackMilliseconds);
    return () => clearTimeout(timer);
  }, [isCopied]);

  async function copy(text: string) {
    const isDone = await write(text);
    setCopied(isDone);
    if (isDone) showToast({ id: "copied", tone: "success", title: done });
    else showToast({ id: "copied", tone: "warning", title: failed });
  }
  return { isCopied, copy };
}

/**
 * Writes a text to the clipboard and returns whether that succeeded. Pages loaded over plain HTTP have no
 * clipboard.
 */
async function write(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
