import { CopyButton } from "~/components/ui/copy-button";
import { useTranslation } from "~/i18n/use-translation";

interface CopyableProps {
  text: string;
  /** The accessible name of the button. */
  label: string;
  /** A shorter text to show where space is limited. */
  short?: string;
}

/** A technical text that users can select, or copy with a button. */
export function Copyable({ text, label, short }: CopyableProps) {
  const t = useTranslation("networks");
  return (
    <span className="flex min-w-0 items-center gap-2">
      <code
        dir="ltr"
        title={short && text}
        className={
          short
            ? "rounded-md bg-sunken px-2 py-1 font-mono text-xs break-all sm:whitespace-nowrap"
            : "rounded-md bg-sunken px-3 py-1.5 font-mono text-sm break-all select-all"
        }
      >
        {short ?? text}
      </code>
      <CopyButton
        text={text}
        label={label}
        captions={{ copy: t("copy"), copied: t("copied") }}
        outcomes={{ done: t("copyDone"), failed: t("copyFailed") }}
      />
    </span>
  );
}
