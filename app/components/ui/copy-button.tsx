import { Button } from "./button";
import { type CopyOutcomes, useCopied } from "./use-copied";

interface CopyButtonProps {
  text: string;
  /** The button's accessible name, which describes the copied text. */
  label: string;
  /** The visible text before and after copying. */
  captions: { copy: string; copied: string };
  outcomes: CopyOutcomes;
}

/** Copies `text`. Requires scripts. */
export function CopyButton({ text, label, captions, outcomes }: CopyButtonProps) {
  const { isCopied, copy } = useCopied(outcomes);
  return (
    <Button
      variant="soft"
      size="sm"
      className="needs-script shrink-0"
      aria-label={label}
      onClick={() => void copy(text)}
    >
      {isCopied ? captions.copied : captions.copy}
    </Button>
  );
}
