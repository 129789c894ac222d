import type { ComponentProps } from "react";
import { classNames } from "./class-names";
import { inputStyle } from "./input-style";

/** A one-line text input, usually inside a `Field`. */
export function Input({ className, ...rest }: ComponentProps<"input">) {
  return <input className={classNames(inputStyle, className)} {...rest} />;
}
