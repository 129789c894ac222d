import { Form, useLocation, useNavigation } from "react-router";
import { Button } from "~/components/ui/button";

interface ToggleButtonProps {
  name: string;
  isOn: boolean;
  /** The captions for both states. */
  captions: { off: string; on: string };
  /** The accessible name, if several buttons have the same caption. */
  label?: string;
  isWide?: boolean;
}

/**
 * Renders a button whose pressed state is stored for this visitor. The change is displayed before the server
 * confirms it.
 */
export function ToggleButton({ name, isOn, captions, label, isWide = false }: ToggleButtonProps) {
  const { search } = useLocation();
  const isPending = useNavigation().formData?.get("toggle") === name;
  const isPressed = isOn !== isPending;
  return (
    <Form method="post" action={search || "?"} preventScrollReset replace>
      <Button
        type="submit"
        name="toggle"
        value={name}
        size="sm"
        variant={isPressed ? "soft" : "solid"}
        aria-pressed={isPressed}
        aria-label={label}
        className={isWide ? "w-full justify-center" : undefined}
      >
        {isPressed ? captions.on : captions.off}
      </Button>
    </Form>
  );
}
