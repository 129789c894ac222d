import type { ComponentProps } from "react";
import { Button } from "./button";

interface IconButtonProps extends Omit<ComponentProps<typeof Button>, "size" | "aria-label" | "title"> {
  label: string;
}

/** A button with an icon alone. Its label is what assistive technology reads, and shows under the pointer. */
export function IconButton({ label, variant = "ghost", ...rest }: IconButtonProps) {
  return <Button variant={variant} size="icon" aria-label={label} title={label} {...rest} />;
}
