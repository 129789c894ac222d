import type { ComponentProps } from "react";
import { type ButtonSize, buttonStyle, type ButtonVariant } from "./button-style";

interface ButtonProps extends ComponentProps<"button"> {
  variant?: ButtonVariant;
  size?: ButtonSize;
}

/** A button with `type="button"` by default. A `size="icon"` button needs an `aria-label`. */
export function Button({ variant, size, className, type = "button", ...rest }: ButtonProps) {
  return <button type={type} className={buttonStyle(variant, size, className)} {...rest} />;
}
