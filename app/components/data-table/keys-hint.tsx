import { useColon } from "~/i18n/use-colon";
import { useTranslation } from "~/i18n/use-translation";

interface KeysHintProps {
  hasSearch: boolean | undefined;
  hasChoice: boolean;
  /** What the screen's own keys do. */
  more: string | undefined;
}

/** Lists the keys of a list, on devices with a keyboard and scripts. */
export function KeysHint({ hasSearch, hasChoice, more }: KeysHintProps) {
  const t = useTranslation("table");
  const colon = useColon();
  const keys = [hasChoice && t("keysChoice"), more, hasSearch && t("keysSearch")];
  return (
    <p className="needs-script no-print border-t border-line px-6 py-2.5 text-xs text-muted max-lg:hidden pointer-coarse:hidden">
      {t("keys") + colon + t("keysRows")}
      <span className="hidden group-has-[tbody_a]/table:inline"> · {t("keysOpen")}</span>
      {keys.map((key) => key && ` · ${key}`)}
    </p>
  );
}
