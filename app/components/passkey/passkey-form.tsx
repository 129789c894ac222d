import { type ReactNode, useEffect, useRef } from "react";
import { Form } from "react-router";
import { FormProblem } from "../form/form-problem";
import { Button } from "../ui/button";
import { useHydrated } from "../ui/use-hydrated";
import { passkeyField } from "./passkey-field";
import { PasskeyIcon } from "./passkey-icon";
import { lazyPasskey } from "./lazy-passkey";
import { usePasskeyPress } from "./use-passkey-press";

interface PasskeyFormProps {
  use: "login" | "step";
  children: ReactNode;
  /**
   * Whether to offer passkeys in the autofill, too. The page needs a field with `autoComplete="… webauthn"`.
   */
  isOffered?: boolean;
}

// Shorter than the time for which the provider accepts a response.
const autofillTimeout = 9 * 60 * 1000;

/**
 * A button that requests a passkey and submits the response to the page's own action. To keep the page small,
 * the passkey code is fetched on demand. The button's space is reserved until the page is hydrated. Requires
 * scripts.
 */
export function PasskeyForm({ use, children, isOffered = false }: PasskeyFormProps) {
  const isHydrated = useHydrated();
  const form = useRef<HTMLFormElement>(null);
  const { pending, problem, press } = usePasskeyPress((module) => module.requestPasskey(use));

  function send(response: string | undefined) {
    const field = form.current?.elements.namedItem(passkeyField);
    if (response === undefined || !(field instanceof HTMLInputElement)) return;
    field.value = response;
    form.current?.requestSubmit();
  }

  useEffect(() => {
    if (!isOffered || !("PublicKeyCredential" in window)) return;
    const offer = () =>
      void lazyPasskey
        .load()
        .then((module) => module.offerPasskeys())
        .then(send, () => undefined);
    // Lets the page load first.
    const firstTimer = window.setTimeout(offer, 1_000);
    const repeatTimer = window.setInterval(offer, autofillTimeout);
    return () => {
      window.clearTimeout(firstTimer);
      window.clearInterval(repeatTimer);
    };
  }, [isOffered]);

  if (!isHydrated) return <div className="needs-script mt-4 min-h-11" />;
  return (
    <Form ref={form} method="post" className="needs-script mt-4">
      <input type="hidden" name={passkeyField} />
      <Button
        variant="outline"
        className="w-full"
        aria-busy={pending || undefined}
        onClick={() => {
          if (!pending) void press().then(send);
        }}
      >
        <PasskeyIcon />
        {children}
      </Button>
      <FormProblem problem={problem} />
    </Form>
  );
}
