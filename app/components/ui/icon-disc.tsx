import type { ReactNode } from "react";
import { classNames } from "./class-names";
import { softTones, type Tone } from "./tone";

interface IconDiscProps {
  tone: Tone;
  size?: "md" | "lg";
  /** The icon, in a size of its own. */
  children: ReactNode;
}

const sizes = { md: "size-10", lg: "size-14" };

/** An icon on a round ground; decoration beside a name that says the same. */
export function IconDisc({ tone, size = "md", children }: IconDiscProps) {
  return (
    <span
      aria-hidden
      className={classNames(
        "flex shrink-0 items-center justify-center rounded-full",
        sizes[size],
        softTones[tone],
      )}
    >
      {children}
    </span>
  );
}
