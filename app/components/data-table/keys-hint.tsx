import { useTranslation } from "~/i18n/use-translation";
import { Checkbox } from "../ui/checkbox";
import { setListKeysEnabled, useListKeysEnabled } from "./keys-setting";

interface KeysHintProps {
  hasSearch: boolean | undefined;
  hasChoice: boolean;
  /** Describes the screen's additional keys. */
  more: string | undefined;
}

/**
 * Lists the keyboard shortcuts of a list and turns them on or off. Only shown on devices with a keyboard and
 * scripts.
 */
export function KeysHint({ hasSearch, hasChoice, more }: KeysHintProps) {
  const t = useTranslation("table");
  const isOn = useListKeysEnabled();
  const keys = [
    t("keysRows"),
    t("keysOpen"),
    hasChoice && t("keysChoice"),
    more,
    hasSearch && t("keysSearch"),
  ];
  return (
    <section className="needs-script border-t border-line pt-3 first:border-0 first:pt-0 pointer-coarse:hidden">
      <Checkbox checked={isOn} onChange={() => setListKeysEnabled(!isOn)} label={t("keys")} />
      <ul className="mt-2 space-y-1 text-muted">{keys.map((key) => key && <li key={key}>{key}</li>)}</ul>
    </section>
  );
}

/**
 * Shows "/", the key that moves the focus to the search, at the end of the empty search field. Hidden if the
 * user has turned the shortcuts off.
 */
export function SearchKey() {
  const isOn = useListKeysEnabled();
  if (!isOn) return null;
  return (
    <kbd
      aria-hidden
      className="needs-script pointer-events-none absolute end-2.5 top-2.5 rounded-sm border border-line bg-sunken px-1.5 text-xs leading-4.5 text-muted peer-not-placeholder-shown:hidden peer-focus:hidden max-lg:hidden pointer-coarse:hidden"
    >
      /
    </kbd>
  );
}
