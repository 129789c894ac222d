import type { ComponentProps } from "react";
import { useMenu } from "~/components/ui/use-menu";
import { Flyout } from "./flyout";

/**
 * The outermost of several nested flyouts. It handles Esc, arrow keys and presses outside for all of them.
 */
export function FlyoutRoot(props: ComponentProps<typeof Flyout>) {
  return <Flyout {...useMenu()} {...props} />;
}
