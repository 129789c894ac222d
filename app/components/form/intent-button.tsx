import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { SubmitButton, type SubmitButtonProps } from "./submit-button";

interface IntentButtonProps extends Omit<SubmitButtonProps, "children" | "name" | "value"> {
  /** The action's `intent`. */
  intent: string;
  label: ReactNode;
  icon?: LucideIcon;
}

/** A submit button for one of several intents. */
export function IntentButton({ intent, label, icon: Icon, ...rest }: IntentButtonProps) {
  return (
    <SubmitButton name="intent" value={intent} {...rest}>
      {Icon && <Icon aria-hidden className="size-4" />}
      {label}
    </SubmitButton>
  );
}
