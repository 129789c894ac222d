import { useEffect, useState } from "react";
import { showToast } from "../toast/toast-store";

/**
 * The announcements after success and after a failure. In the latter case, users can select the text themselves.
 */
export interface CopyOutcomes {
  done: string;
  failed: string;
}

const feedbackMilliseconds = 2_000;

/** Returns a function that copies a text and announces the outcome, and whether it has just succeeded. */
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

/** Writes to the clipboard and returns whether it worked. Pages on plain http have no clipboard. */
async function write(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
