import type { ComponentProps } from "react";
import { useMenu } from "~/components/ui/use-menu";
import { Flyout } from "./flyout";

/** The outermost of nested flyouts: it answers to Esc, arrow keys and a press elsewhere for all of them. */
export function FlyoutRoot(props: ComponentProps<typeof Flyout>) {
  return <Flyout {...useMenu()} {...props} />;
}
