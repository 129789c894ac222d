import { useEffect, useState } from "react";
import { showToast } from "../toast/toast-store";
import { Button } from "./button";

interface CopyButtonProps {
  text: string;
  /** Names the button for assistive technology: what is copied. */
  label: string;
  /** On the button, before and after. */
  captions: { copy: string; copied: string };
  /** Said when it is done, and when the browser does not let it: the text beside it can be selected. */
  outcomes: { done: string; failed: string };
}

const shownFor = 2_000;

/** Copies a text that stands beside it; not offered where scripts do not run. */
export function CopyButton({ text, label, captions, outcomes }: CopyButtonProps) {
  const [isCopied, setCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setCopied(false), shownFor);
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

/** Whether the clipboard took it; pages on plain http have none. */
async function write(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
