import { classNames } from "./class-names";

export type ButtonVariant = "solid" | "soft" | "outline" | "ghost" | "danger";
export type ButtonSize = "sm" | "md" | "icon";

const variants: Record<ButtonVariant, string> = {
  solid: "bg-primary text-on-primary hover:bg-primary-strong look-forced-fill",
  soft: "bg-primary-soft text-on-primary-soft hover:brightness-95",
  outline: "border border-line-strong text-ink hover:bg-sunken",
  ghost: "text-ink hover:bg-sunken",
  danger: "bg-danger text-on-danger hover:bg-danger-strong look-forced-fill",
};
const sizes: Record<ButtonSize, string> = {
  sm: "min-h-9 px-3 text-sm",
  md: "min-h-11 px-5",
  icon: "look-icon-button",
};

/** Returns the classes shared by buttons and links that look like buttons. */
export function buttonStyle(
  variant: ButtonVariant = "solid",
  size: ButtonSize = "md",
  extra?: string,
): string {
  return classNames("no-print look-button", variants[variant], sizes[size], extra);
}
