import { classNames } from "~/components/ui/class-names";
import { languageOfText } from "./text-language";

/**
 * A title or description with its own `lang` attribute, because its language differs from the page's:
 * Vietnamese unless the member chose another one. It has its own writing direction, but the page's alignment.
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
