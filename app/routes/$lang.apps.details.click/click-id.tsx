import { CopyButton } from "~/components/ui/copy-button";
import { useTranslation } from "~/i18n/use-translation";
import { Link } from "~/components/ui/link";

const shownLength = 8;

/** A shortened click id. The link and the copy button use the full id. */
export function ClickId({ id }: { id: string }) {
  const t = useTranslation("clicks");
  return (
    <span className="inline-flex items-center gap-2">
      <Link to={`?q=${id}`} title={id} className="text-primary hover:underline">
        <bdi dir="ltr" className="figures">
          {id.slice(0, shownLength)}…
        </bdi>
      </Link>
      <CopyButton
        text={id}
        label={t("copyId", { id: id.slice(0, shownLength) })}
        captions={{ copy: t("copy"), copied: t("copied") }}
        outcomes={{ done: t("copyDone"), failed: t("copyFailed") }}
      />
    </span>
  );
}
