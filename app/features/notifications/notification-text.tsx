import { classNames } from "~/components/ui/class-names";
import { languageOfText } from "./text-language";

/**
 * A title or description, marked with its own language, whatever the page speaks: Vietnamese unless the
 * member chose another one. In its own writing direction, at the page's own side.
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
