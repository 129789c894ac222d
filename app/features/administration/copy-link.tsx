import { Check, Link2 } from "lucide-react";
import { useLocation } from "react-router";
import { useCopied } from "~/components/ui/use-copied";
import { IconButton } from "~/components/ui/icon-button";
import { useTranslation } from "~/i18n/use-translation";

/** Copies the URL of the open object, including the list's filters. Requires scripts. */
export function CopyLink({ search }: { search: string }) {
  const t = useTranslation("table");
  const { pathname } = useLocation();
  const { isCopied, copy } = useCopied({ done: t("linkCopied"), failed: t("linkNotCopied") });
  const Icon = isCopied ? Check : Link2;
  return (
    <IconButton
      label={t("copyLink")}
      className="needs-script"
      onClick={() => void copy(new URL(pathname + search, window.location.href).href)}
    >
      <Icon aria-hidden className="size-5" />
    </IconButton>
  );
}
