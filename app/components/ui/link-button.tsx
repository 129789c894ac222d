import type { ComponentProps } from "react";
import { Link } from "./link";
import { type ButtonSize, buttonStyle, type ButtonVariant } from "./button-style";

interface LinkButtonProps extends ComponentProps<typeof Link> {
  variant?: ButtonVariant;
  size?: ButtonSize;
}

/**
 * A link that looks like a button. `to` is the final URL (see `LocalizedLinkButton` for the language
 * prefix).
 */
export function LinkButton({ variant, size, className, ...rest }: LinkButtonProps) {
  return <Link className={buttonStyle(variant, size, className)} {...rest} />;
}
