import type { ReactNode } from "react";
import { classNames } from "./class-names";
import { softTones, type Tone } from "./tone";

/** Renders a state or a count in a small pill. */
export function Badge({
  tone = "neutral",
  colors,
  icon,
  children,
}: {
  tone?: Tone;
  /** Replaces the tone's classes, for a state that needs to stand out. */
  colors?: string | undefined;
  icon?: ReactNode;
  children: ReactNode;
}) {
  return (
    <span className={classNames("look-badge", colors ?? softTones[tone])}>
      {icon}
      {children}
    </span>
  );
}
