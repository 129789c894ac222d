import type { ComponentProps, MouseEvent } from "react";
import { LinkButton } from "../ui/link-button";
import { useDialog } from "./dialog-context";

/** Closes the dialog around it; without scripts a link to the page without it. */
export function DialogClose(props: Omit<ComponentProps<typeof LinkButton>, "to" | "onClick">) {
  const { closeTo, close } = useDialog();
  function onClick(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    close();
  }
  return <LinkButton to={closeTo} preventScrollReset onClick={onClick} {...props} />;
}
