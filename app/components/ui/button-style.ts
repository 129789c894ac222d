import { classNames } from "./class-names";

export type ButtonVariant = "solid" | "soft" | "outline" | "ghost" | "danger";
export type ButtonSize = "sm" | "md" | "icon";

// Fills disappear in forced-colors mode. A border then marks buttons, and the system's fill marks the primary
// one.
const forcedFill =
  "forced-colors:forced-color-adjust-none forced-colors:border-[Highlight] forced-colors:bg-[Highlight] " +
  "forced-colors:text-[HighlightText]";

const variants: Record<ButtonVariant, string> = {
  solid: `bg-primary text-on-primary hover:bg-primary-strong ${forcedFill}`,
  soft: "bg-primary-soft text-on-primary-soft hover:brightness-95",
  outline: "border border-line-strong text-ink hover:bg-sunken",
  ghost: "text-ink hover:bg-sunken",
  danger: `bg-danger text-on-danger hover:bg-danger-strong ${forcedFill}`,
};
const sizes: Record<ButtonSize, string> = {
  sm: "min-h-9 px-3 text-sm",
  md: "min-h-11 px-5",
  // Narrower in a crowded bar.
  icon: "h-10 w-(--icon-button,2.5rem) shrink justify-center rounded-full",
};

/** Returns the classes shared by buttons and links that look like buttons. */
export function buttonStyle(
  variant: ButtonVariant = "solid",
  size: ButtonSize = "md",
  extra?: string,
): string {
  return classNames("no-print look-button", variants[variant], sizes[size], extra);
}
