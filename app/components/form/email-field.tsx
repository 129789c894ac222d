import type { ComponentProps } from "react";
import { TextField } from "./text-field";

/** An e-mail address, which runs from left to right in every language. */
export function EmailField(props: Omit<ComponentProps<typeof TextField>, "type" | "dir">) {
  return <TextField {...props} type="email" dir="ltr" />;
}
