import type { ComponentProps } from "react";
import { Alert } from "../ui/alert";
import { Button } from "../ui/button";

interface AlertButtonProps extends Pick<ComponentProps<typeof Alert>, "tone"> {
  title: string;
  intent: string;
  label: string;
}

/** An alert with a button in a form of its own. */
export function AlertButton({ tone, title, intent, label }: AlertButtonProps) {
  const button = (
    <Button type="submit" name="intent" value={intent} size="sm" variant="outline">
      {label}
    </Button>
  );
  return <Alert tone={tone} title={title} actions={button} />;
}
