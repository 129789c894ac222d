import { useEffect, useRef, useState } from "react";
import { useLanguage } from "~/i18n/use-translation";
import { FormProblem } from "../form/form-problem";
import { Button } from "../ui/button";
import { passkeyField } from "./passkey-field";
import { PasskeyIcon } from "./passkey-icon";
import { loadPasskeyTexts } from "./passkey-texts";
import { usePasskeyPress } from "./use-passkey-press";

type Texts = Awaited<ReturnType<typeof loadPasskeyTexts>>;

/**
 * Submits the surrounding form with a passkey instead of the field named `password`. The component and its
 * texts are fetched on demand. Without scripts, users enter the password.
 */
export function PasskeyInstead({ password }: { password: string }) {
  const language = useLanguage();
  const [t, setTexts] = useState<Texts>();
  const responseField = useRef<HTMLInputElement>(null);
  const { pending, problem, press } = usePasskeyPress((module) => module.requestPasskey("again"));
  useEffect(() => {
    loadPasskeyTexts(language).then(
      (texts) => setTexts(() => texts),
      () => undefined,
    );
  }, [language]);

  async function send() {
    const form = responseField.current?.form;
    const passwordField = form?.elements.namedItem(password);
    if (!form || !responseField.current || !(passwordField instanceof HTMLInputElement)) return;
    // Disabled fields are neither validated nor submitted.
    passwordField.disabled = true;
    // Errors in other fields are shown before the passkey is requested.
    const response = form.checkValidity() ? await press() : "";
    if (response !== undefined) {
      responseField.current.value = response;
      form.requestSubmit(form.querySelector<HTMLButtonElement>("button[type=submit]"));
      // A response can be used only once.
      responseField.current.value = "";
    }
    passwordField.disabled = false;
  }

  return (
    <div className="needs-script mb-4 min-h-9">
      <input type="hidden" name={passkeyField} ref={responseField} />
      {t && (
        <Button
          variant="outline"
          size="sm"
          aria-busy={pending || undefined}
          onClick={() => {
            if (!pending) void send();
          }}
        >
          <PasskeyIcon />
          {t("instead")}
        </Button>
      )}
      <FormProblem problem={problem} />
    </div>
  );
}
