import type { ReactNode } from "react";
import { classNames } from "./class-names";
import { softTones, type Tone } from "./tone";

interface IconDiscProps {
  tone: Tone;
  size?: "md" | "lg";
  /** The icon, in its own size. */
  children: ReactNode;
}

const sizes = { md: "size-10", lg: "size-14" };

/** A decorative icon on a round background, next to a name with the same meaning. */
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
