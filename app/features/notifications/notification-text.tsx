import { classNames } from "~/components/ui/class-names";
import { languageOfText } from "./text-language";

/**
 * A title or description with its own `lang` attribute, because notifications are in Vietnamese unless the
 * member chose another language. It has its own writing direction, but is aligned like the page.
 */
export function NotificationText({ className, children }: { className?: string; children: string }) {
  return (
    <span
      lang={languageOfText(children)}
      dir="auto"
      className={classNames("[text-align:-webkit-match-parent] [text-align:match-parent]", className)}
    >
      {children}
    </span>
  );
}
