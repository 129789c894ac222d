import { Form } from "react-router";
import { useListKeysEnabled } from "~/components/data-table/keys-setting";
import { Dialog } from "~/components/dialog/dialog";
import { IntentButton } from "~/components/form/intent-button";
import { LinkButton } from "~/components/ui/link-button";
import { useTranslation } from "~/i18n/use-translation";
import { useLocalizedPath } from "~/navigation/localized-link";
import { type ListState, listQuery } from "./list-state";

const singleKeys = [
  [["j"], "keyNext"],
  [["k"], "keyPrevious"],
  [["x"], "keyChoose"],
  [["e"], "keyRead"],
  [["u"], "keyUnread"],
  [["Shift", "E"], "keyReadAll"],
  [["#"], "keyDelete"],
  [["z"], "keyUndo"],
  [["?"], "keyHelp"],
] as const;
const always = [
  [["↓"], "keyNext"],
  [["↑"], "keyPrevious"],
  [["Enter"], "keyOpen"],
  [["Delete"], "keyDelete"],
] as const;

/** Lists the keyboard shortcuts, with a switch for single characters (WCAG 2.1.4). */
export function KeysHelp({ state }: { state: ListState }) {
  const t = useTranslation("notifications");
  const keysOn = useListKeysEnabled();
  const ui = useTranslation("ui");
  const path = useLocalizedPath("/apps/notifications");
  return (
    <Dialog
      title={t("keysTitle")}
      closeTo={path + listQuery(state)}
      actions={
        <LinkButton to={path + listQuery(state)} replace preventScrollReset data-first-focus>
          {ui("close")}
        </LinkButton>
      }
    >
      <Form
        method="post"
        action={path + listQuery(state)}
        replace
        preventScrollReset
        className="flex flex-wrap items-center justify-between gap-3 border-b border-line pb-4"
      >
        <p role="status" className="text-sm">
          {t(keysOn ? "keysAreOn" : "keysAreOff")}
        </p>
        <input type="hidden" name="keys" value={keysOn ? "off" : "on"} />
        <IntentButton
          intent="keys"
          label={t(keysOn ? "keysTurnOff" : "keysTurnOn")}
          variant="outline"
          size="sm"
        />
      </Form>
      <KeyList title={t("keysInRow")} keys={always} />
      <KeyList title={t("keysAnywhere")} keys={singleKeys} isOff={!keysOn} />
    </Dialog>
  );
}

interface KeyListProps {
  title: string;
  keys: typeof singleKeys | typeof always;
  isOff?: boolean;
}

function KeyList({ title, keys, isOff = false }: KeyListProps) {
  const t = useTranslation("notifications");
  return (
    <section className="pt-3">
      <h3 className="pb-1 text-sm font-semibold text-muted">{title}</h3>
      <dl className="grid grid-cols-[auto_1fr] items-center gap-x-4 gap-y-1.5">
        {keys.map(([names, text]) => (
          <div key={names.join("+")} className="contents">
            <dt>
              <span dir="ltr" className="inline-flex gap-1">
                {names.map((name) => (
                  <kbd
                    key={name}
                    className="min-w-7 rounded-sm border border-line-strong bg-sunken px-1.5 text-center text-sm"
                  >
                    {name}
                  </kbd>
                ))}
              </span>
            </dt>
            <dd className={isOff ? "text-muted line-through" : undefined}>{t(text)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
