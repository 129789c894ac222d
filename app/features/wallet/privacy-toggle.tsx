import { Eye, EyeOff } from "lucide-react";
import type { SyntheticEvent } from "react";
import { useLocation } from "react-router";
import { writePreferenceCookie } from "~/components/form/write-preference-cookie";
import { useQueuedSubmit } from "~/components/form/use-queued-submit";
import { Button } from "~/components/ui/button";
import { useTranslation } from "~/i18n/use-translation";
import { amountsKey, amountsPath, useAmountsHidden } from "~/page/amounts-hidden";

/** The button that hides or shows the member's amounts on all pages. The choice is stored in this browser. */
export function PrivacyToggle({ className }: { className?: string }) {
  const t = useTranslation("shell");
  const submit = useQueuedSubmit(amountsKey, amountsPath);
  const { pathname, search } = useLocation();
  const hidden = useAmountsHidden();
  const Icon = hidden ? EyeOff : Eye;

  function onSubmit(event: SyntheticEvent<HTMLFormElement, SubmitEvent>) {
    event.preventDefault();
    writePreferenceCookie(amountsKey, hidden ? "shown" : "hidden");
    submit(new FormData(event.currentTarget, event.nativeEvent.submitter));
  }
  return (
    <form method="post" action={amountsPath} onSubmit={onSubmit} className="contents">
      <input type="hidden" name="returnTo" value={pathname + search} />
      <Button
        type="submit"
        name="amounts"
        value={hidden ? "shown" : "hidden"}
        variant="ghost"
        size="icon"
        aria-label={t("hideAmounts")}
        aria-pressed={hidden}
        title={hidden ? t("amountsAreHidden") : t("hideAmounts")}
        className={className}
      >
        <Icon aria-hidden className="size-5" strokeWidth={1.9} />
      </Button>
    </form>
  );
}
