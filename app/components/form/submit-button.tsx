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
  /** The name of the intent field, in a form with several buttons. */
  name?: string;
  value?: string;
  /** Only for forms submitted by a fetcher: `fetcher.state !== "idle"`. */
  pending?: boolean;
}

/**
 * A submit button. While its form is being submitted, a spinner covers the text, so that width and accessible
 * name don't change. It isn't disabled, so that it keeps the focus, but further presses are ignored.
 */
export function SubmitButton({ children, pending, name, value, ...rest }: SubmitButtonProps) {
  const navigation = useNavigation();
  const isSubmitting =
    navigation.state !== "idle" && navigation.formMethod !== undefined && navigation.formMethod !== "GET";
  const isPressedButton = name === undefined || navigation.formData?.get(name) === value;
  const busy = pending ?? (isSubmitting && isPressedButton);
  return (
    <Button
      type="submit"
      name={name}
      value={value}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={(event) => {
        if (pending ?? isSubmitting) event.preventDefault();
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
