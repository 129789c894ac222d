import type { ReactNode } from "react";
import { classNames } from "~/components/ui/class-names";
import { LogoMark } from "~/shell/frame/logo";

/** The logo with large text as a link to home, for pages without a menu. */
export function HomeLogo({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <a
      href="/"
      dir="ltr"
      className={classNames(
        "inline-flex items-center gap-3 rounded-full text-xl font-bold tracking-tight",
        className,
      )}
    >
      <LogoMark />
      {children}
    </a>
  );
}
