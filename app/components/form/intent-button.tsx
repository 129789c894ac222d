import type { ReactNode } from "react";
import { SubmitButton, type SubmitButtonProps } from "./submit-button";

interface IntentButtonProps extends Omit<SubmitButtonProps, "children" | "name" | "value"> {
  /** What the form's action reads as `intent`. */
  intent: string;
  label: ReactNode;
}

/** Submits its form with one of the steps its action knows. */
export function IntentButton({ intent, label, ...rest }: IntentButtonProps) {
  return (
    <SubmitButton name="intent" value={intent} {...rest}>
      {label}
    </SubmitButton>
  );
}
