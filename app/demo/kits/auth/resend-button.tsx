import { useEffect, useState } from "react";
import { formatNumber } from "~/i18n/format";
import { useLanguage, useTranslation } from "~/i18n/use-translation";

/** The time after which another code can be requested, in seconds. */
const resendDelay = 30;

/**
 * Requests another code. With scripts, the button is disabled until the previous code has had time to arrive.
 */
export function ResendButton({ className }: { className: string }) {
  const t = useTranslation("demo-auth");
  const language = useLanguage();
  const [secondsLeft, setSecondsLeft] = useState<number>();
  useEffect(() => {
    const end = Date.now() + resendDelay * 1000;
    const timer = setInterval(() => {
      const seconds = Math.max(0, Math.ceil((end - Date.now()) / 1000));
      setSecondsLeft(seconds);
      if (seconds === 0) clearInterval(timer);
    }, 1000);
    return () => clearInterval(timer);
  }, []);
  return (
    <button
      type="submit"
      name="intent"
      value="resend"
      disabled={Boolean(secondsLeft)}
      className={`${className} disabled:text-muted disabled:no-underline`}
    >
      {secondsLeft ? t("resendIn", { seconds: formatNumber(secondsLeft, language) }) : t("resend")}
    </button>
  );
}
