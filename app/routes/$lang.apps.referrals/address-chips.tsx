import { X } from "lucide-react";
import { type ClipboardEvent, type KeyboardEvent, useRef, useState } from "react";
import { invitationLimits } from "#contract/referral-limits.ts";
import type { ControlProps } from "~/components/form/field";
import { classNames } from "~/components/ui/class-names";
import { Textarea } from "~/components/ui/textarea";
import { useHydrated } from "~/components/ui/use-hydrated";
import { useTranslation } from "~/i18n/use-translation";
import { splitAddresses } from "./split-addresses";

interface AddressChipsProps {
  control: ControlProps;
  /** What was sent before, or nothing. */
  defaultValue: string;
}

/** Addresses as removable chips; without scripts a text, one address a line. */
export function AddressChips({ control, defaultValue }: AddressChipsProps) {
  const t = useTranslation("referrals");
  const isHydrated = useHydrated();
  const [chips, setChips] = useState(() => splitAddresses(defaultValue));
  const [typed, setTyped] = useState("");
  const input = useRef<HTMLInputElement>(null);
  if (!isHydrated) return <Textarea {...control} defaultValue={defaultValue} rows={3} dir="ltr" />;

  const { name, ...described } = control;
  const isFull = chips.length >= invitationLimits.atOnce;
  function add(text: string) {
    setChips([...new Set([...chips, ...splitAddresses(text)])].slice(0, invitationLimits.atOnce));
    setTyped("");
  }
  function remove(chip: string) {
    setChips(chips.filter((other) => other !== chip));
    input.current?.focus();
  }
  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    const ends = event.key === "Enter" || event.key === "," || event.key === ";" || event.key === " ";
    if (ends && typed.trim()) {
      event.preventDefault();
      add(typed);
    } else if (event.key === "Backspace" && !typed && chips.length > 0) remove(chips.at(-1)!);
  }
  function onPaste(event: ClipboardEvent<HTMLInputElement>) {
    const pasted = event.clipboardData.getData("text");
    if (splitAddresses(pasted).length < 2) return;
    event.preventDefault();
    add(typed + pasted);
  }
  return (
    <div className="flex flex-wrap items-center gap-2 rounded-md border border-line bg-surface p-2 focus-within:border-primary">
      <input type="hidden" name={name} value={[...chips, ...splitAddresses(typed)].join("\n")} />
      {chips.map((chip) => (
        <span
          key={chip}
          className={classNames(
            "inline-flex max-w-full items-center gap-1 rounded-full px-3 py-1 text-sm",
            looksRight(chip) ? "bg-primary-soft text-on-primary-soft" : "bg-danger-soft text-on-danger-soft",
          )}
        >
          <bdi dir="ltr" className="truncate">
            {chip}
          </bdi>
          <button
            type="button"
            className="grid size-6 shrink-0 place-items-center rounded-full"
            aria-label={t("removeAddress", { address: chip })}
            onClick={() => remove(chip)}
          >
            <X aria-hidden className="size-3.5" />
          </button>
        </span>
      ))}
      <input
        {...described}
        ref={input}
        type="text"
        inputMode="email"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        dir="ltr"
        maxLength={254}
        disabled={isFull}
        placeholder={isFull ? t("chipsFull") : "name@example.com"}
        className="min-h-8 min-w-0 flex-1 basis-48 bg-transparent px-1 outline-none rtl:text-end"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={onKeyDown}
        onPaste={onPaste}
        onBlur={() => typed.trim() && add(typed)}
      />
    </div>
  );
}

/** The server has the last word. */
function looksRight(address: string): boolean {
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(address);
}
