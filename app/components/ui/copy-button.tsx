import { useEffect, useState } from "react";
import { showToast } from "../toast/toast-store";
import { Button } from "./button";

interface CopyButtonProps {
  text: string;
  /** The accessible name of the button, which names the copied text. */
  label: string;
  /** The visible text before and after copying. */
  captions: { copy: string; copied: string };
  /**
   * The announcements after success and after a failure. In the latter case, users can select the adjacent
   * text.
   */
  outcomes: { done: string; failed: string };
}

const feedbackMilliseconds = 2_000;

/** Copies the adjacent text. Requires scripts. */
export function CopyButton({ text, label, captions, outcomes }: CopyButtonProps) {
  const [isCopied, setCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setCopied(false), feedbackMilliseconds);
    return () => clearTimeout(timer);
  }, [isCopied]);

  async function copy() {
    const done = await write(text);
    setCopied(done);
    if (done) showToast({ id: "copied", tone: "success", title: outcomes.done });
    else showToast({ id: "copied", tone: "warning", title: outcomes.failed });
  }

  return (
    <Button
      variant="soft"
      size="sm"
      className="needs-script shrink-0"
      aria-label={label}
      onClick={() => void copy()}
    >
      {isCopied ? captions.copied : captions.copy}
    </Button>
  );
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
