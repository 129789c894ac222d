import type { ComponentProps } from "react";
import { Button } from "./button";

interface IconButtonProps extends Omit<ComponentProps<typeof Button>, "size" | "aria-label" | "title"> {
  label: string;
}

/** A button with only an icon. Its label is read by assistive technology and shown as a tooltip. */
export function IconButton({ label, variant = "ghost", ...rest }: IconButtonProps) {
  return <Button variant={variant} size="icon" aria-label={label} title={label} {...rest} />;
}
