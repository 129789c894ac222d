import { Form, useLocation, useNavigation } from "react-router";
import { Button } from "~/components/ui/button";

interface ToggleButtonProps {
  name: string;
  isOn: boolean;
  /** What the button says while it is off and on. */
  captions: { off: string; on: string };
  /** For assistive technology, when several buttons say the same. */
  label?: string;
  isWide?: boolean;
}

/** A button that stays pressed, for this visitor: the answer is shown at once, the server's follows. */
export function ToggleButton({ name, isOn, captions, label, isWide = false }: ToggleButtonProps) {
  const { search } = useLocation();
  const isBeingSent = useNavigation().formData?.get("toggle") === name;
  const isPressed = isOn !== isBeingSent;
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
