import type { ReactNode } from "react";
import { useNavigation } from "react-router";
import { Button } from "../ui/button";
import type { ButtonSize, ButtonVariant } from "../ui/button-style";
import { Spinner } from "../ui/spinner";

export interface SubmitButtonProps {
  children: ReactNode;
  variant?: ButtonVariant;
  size?: ButtonSize;
  className?: string;
  /** Names the intent in a form with several buttons. */
  name?: string;
  value?: string;
  /** Only where the form is not a navigation: `fetcher.state !== "idle"`. */
  pending?: boolean;
}

/**
 * Submits its form. While it is under way a ring covers the text, which keeps the width and the
 * name; it is not disabled, so focus stays, but a second press is ignored.
 */
export function SubmitButton({ children, pending, name, value, ...rest }: SubmitButtonProps) {
  const navigation = useNavigation();
  const own =
    navigation.state !== "idle" && navigation.formMethod !== undefined && navigation.formMethod !== "GET";
  const chosen = name === undefined || navigation.formData?.get(name) === value;
  const busy = pending ?? (own && chosen);
  return (
    <Button
      type="submit"
      name={name}
      value={value}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={(event) => {
        if (pending ?? own) event.preventDefault();
      }}
      {...rest}
    >
      <span className="relative inline-flex items-center gap-2">
        <span className={busy ? "invisible" : "contents"}>{children}</span>
        {busy && (
          <span className="absolute inset-0 flex items-center justify-center">
            <Spinner />
            <span className="sr-only">{children}</span>
          </span>
        )}
      </span>
    </Button>
  );
}
