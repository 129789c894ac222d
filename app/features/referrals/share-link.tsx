import { Button } from "~/components/ui/button";
import { CopyButton } from "~/components/ui/copy-button";
import { useHydrated } from "~/components/ui/use-hydrated";
import { useTranslation } from "~/i18n/use-translation";

interface ShareLinkProps {
  link: string;
  /** The text that the share sheet sends with the link. */
  text: string;
}

/**
 * A link with buttons to copy it and, if available, to open the system's share sheet. Requires the texts
 * `referrals`.
 */
export function ShareLink({ link, text }: ShareLinkProps) {
  const t = useTranslation("referrals");
  const canShare = useHydrated() && "share" in navigator;
  return (
    <div className="flex flex-wrap items-center gap-3 rounded-md bg-sunken px-4 py-2.5">
      <bdi dir="ltr" className="min-w-0 flex-1 basis-56 font-medium break-all">
        {link}
      </bdi>
      <CopyButton
        text={link}
        label={t("copyLink")}
        captions={{ copy: t("copy"), copied: t("copied") }}
        outcomes={{ done: t("copyDone"), failed: t("copyFailed") }}
      />
      {canShare && (
        <Button
          size="sm"
          variant="outline"
          // Closing the sheet rejects the promise, which isn't an error.
          onClick={() => void navigator.share({ text, url: link }).catch(() => undefined)}
        >
          {t("share")}
        </Button>
      )}
    </div>
  );
}
