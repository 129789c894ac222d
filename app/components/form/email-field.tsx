import type { ComponentProps } from "react";
import { TextField } from "./text-field";

/** An email field, always left to right. */
export function EmailField(props: Omit<ComponentProps<typeof TextField>, "type" | "dir">) {
  return <TextField {...props} type="email" dir="ltr" />;
}
