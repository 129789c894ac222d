import { useEffect, useState } from "react";
import { formatNumber } from "~/i18n/format";
import { useLanguage, useTranslation } from "~/i18n/use-translation";

/** The delay between two codes, in seconds. */
const wait = 30;

/** Requests another code. With scripts, the button stays disabled until the last code had time to arrive. */
export function ResendButton({ className }: { className: string }) {
  const t = useTranslation("demo-auth");
  const language = useLanguage();
  const [left, setLeft] = useState<number>();
  useEffect(() => {
    const end = Date.now() + wait * 1000;
    const timer = setInterval(() => {
      const seconds = Math.max(0, Math.ceil((end - Date.now()) / 1000));
      setLeft(seconds);
      if (seconds === 0) clearInterval(timer);
    }, 1000);
    return () => clearInterval(timer);
  }, []);
  return (
    <button
      type="submit"
      name="intent"
      value="resend"
      disabled={Boolean(left)}
      className={`${className} disabled:text-muted disabled:no-underline`}
    >
      {left ? t("resendIn", { seconds: formatNumber(left, language) }) : t("resend")}
    </button>
  );
}
