import { useEffect, useState } from "react";
import { useLanguage } from "~/i18n/use-translation";
import { Alert } from "../ui/alert";
import { Button } from "../ui/button";
import { PasskeyIcon } from "./passkey-icon";
import { loadPasskeyTexts } from "./passkey-texts";
import { usePasskeyPress } from "./use-passkey-press";

type Texts = Awaited<ReturnType<typeof loadPasskeyTexts>>;

/**
 * Offers a passkey as an alternative to the password confirmation; the form is then submitted unchanged. The
 * component and its texts are fetched on demand, because few pages need them.
 */
export function PasskeyConfirmation({
  isConfirmed,
  onConfirmed,
}: {
  isConfirmed: boolean;
  onConfirmed: () => void;
}) {
  const language = useLanguage();
  const [t, setTexts] = useState<Texts>();
  const { pending, problem, press } = usePasskeyPress((module) => module.confirmWithPasskey());
  useEffect(() => {
    loadPasskeyTexts(language).then(
      (texts) => setTexts(() => texts),
      () => undefined,
    );
  }, [language]);
  if (!t) return null;
  return (
    <div className="mb-4" role="status">
      {isConfirmed ? (
        <Alert tone="success">{t("taken")}</Alert>
      ) : (
        <Button
          variant="outline"
          size="sm"
          aria-busy={pending || undefined}
          onClick={() => {
            if (!pending) void press().then((response) => response !== undefined && onConfirmed());
          }}
        >
          <PasskeyIcon />
          {t("use")}
        </Button>
      )}
      {problem && <p className="mt-2 text-sm text-danger">{problem}</p>}
    </div>
  );
}
