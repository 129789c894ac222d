import type { ReactNode } from "react";
import { classNames } from "./class-names";
import { softTones, strongTones, type Tone } from "./tone";

/** A state or count in a small pill. */
export function Badge({
  tone = "neutral",
  isStrong = false,
  icon,
  children,
}: {
  tone?: Tone;
  /** A filled pill, for the one state that stands out. */
  isStrong?: boolean;
  icon?: ReactNode;
  children: ReactNode;
}) {
  return (
    <span
      className={classNames(
        "inline-flex items-center gap-1.5 rounded-full px-2.5 py-0.5 text-xs font-medium whitespace-nowrap",
        isStrong ? strongTones[tone] : softTones[tone],
      )}
    >
      {icon}
      {children}
    </span>
  );
}
