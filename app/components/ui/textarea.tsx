import { type ComponentProps, useLayoutEffect, useState } from "react";
import { classNames } from "./class-names";
import { inputStyle } from "./input-style";

/** A text area, usually inside a `Field`. */
export function Textarea({ className, rows = 4, ...rest }: ComponentProps<"textarea">) {
  usePrehydrationText(rest.id);
  return <textarea rows={rows} className={classNames(inputStyle, className)} {...rest} />;
}

/**
 * Keeps what was typed before hydration. When React hydrates a text area with an initial value, it resets the
 * text to that value; other inputs keep theirs.
 */
function usePrehydrationText(id = ""): void {
  const [typedText] = useState(() => typeof document === "object" && findText(id)?.value);
  useLayoutEffect(() => {
    const area = findText(id);
    if (area && typeof typedText === "string") area.value = typedText;
  }, [id, typedText]);
}

function findText(id: string): HTMLTextAreaElement | undefined {
  const element = document.getElementById(id);
  return element instanceof HTMLTextAreaElement ? element : undefined;
}
