import { useEffect, useState } from "react";
import { useNavigation } from "react-router";
import { Button } from "~/components/ui/button";

const pauseSeconds = 60;

interface ResendButtonProps {
  label: string;
  /** Returns the label during the pause, with the remaining seconds. */
  waitLabel: (seconds: number) => string;
  /**
   * The key of the navigation that sent an email. A new key restarts the pause; `undefined` means no pause.
   */
  sentBy: string | undefined;
}

/**
 * Requests another email, with the intent `resend`. After an email was sent, presses are ignored for a
 * minute, in which it usually arrives. Without scripts, only the provider's limits apply.
 */
export function ResendButton({ label, waitLabel, sentBy }: ResendButtonProps) {
  const [seconds, setSeconds] = useState(0);
  const isSubmitting = useNavigation().state !== "idle";
  const isIgnored = seconds > 0 || isSubmitting;
  useEffect(() => {
    if (sentBy === undefined) return;
    const end = Date.now() + pauseSeconds * 1000;
    const update = () => setSeconds(Math.max(0, Math.ceil((end - Date.now()) / 1000)));
    update();
    const timer = window.setInterval(update, 1000);
    return () => window.clearInterval(timer);
  }, [sentBy]);
  return (
    <Button
      type="submit"
      name="intent"
      value="resend"
      variant="outline"
      aria-disabled={isIgnored || undefined}
      onClick={(event) => {
        if (isIgnored) event.preventDefault();
      }}
    >
      <span className="figures">{seconds > 0 ? waitLabel(seconds) : label}</span>
    </Button>
  );
}
