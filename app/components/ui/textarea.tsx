import type { ComponentProps } from "react";
import { classNames } from "./class-names";
import { inputStyle } from "./input-style";

/** A text area, usually inside a `Field`. */
export function Textarea({ className, rows = 4, ...rest }: ComponentProps<"textarea">) {
  return <textarea rows={rows} className={classNames(inputStyle, className)} {...rest} />;
}
