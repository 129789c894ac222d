import { Command } from "cmdk";
import { type ReactNode, type RefObject, useRef, useState } from "react";
import { formatNumber } from "~/i18n/format";
import { useLanguage, useTranslation } from "~/i18n/use-translation";
import { PopupDialog } from "../dialog/popup-dialog";
import { inputStyle } from "../ui/input-style";
import type { SelectOption } from "../ui/select";
import { matchingOptions, maxOptions } from "./matching-options";

interface ComboboxListProps {
  label: string;
  opener: RefObject<HTMLElement | null>;
  value: string;
  options: SelectOption[];
  /** Rendered before each option's name. */
  picture?: ((option: SelectOption) => ReactNode) | undefined;
  onChoose: (value: string) => void;
  onClose: () => void;
}

/** Returns an option's value for cmdk, which doesn't allow the empty value of the option "no choice". */
const optionKey = ({ value }: SelectOption) => `option-${value}`;

/** A combobox below its opener: typing filters the list, arrow keys move in it, Enter chooses, Esc closes. */
export function ComboboxList(props: ComboboxListProps) {
  const { label, opener, value, options, picture, onChoose, onClose } = props;
  const t = useTranslation("table");
  const language = useLanguage();
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState("");
  const matching = matchingOptions(options, typed);
  const count = matching.filter(hasValue).length;
  return (
    // Typing here only filters the list. The surrounding form must not be submitted.
    <div onChange={(event) => event.stopPropagation()}>
      <PopupDialog
        opener={opener}
        onClose={onClose}
        aria-label={label}
        onOpenAutoFocus={(event) => {
          event.preventDefault();
          input.current?.focus();
        }}
        className="absolute z-30 mt-2 rounded-lg border border-line bg-raised p-2 shadow-raised outline-none max-md:inset-x-4 md:start-0 md:w-72"
      >
        <Command
          shouldFilter={false}
          loop
          vimBindings={false}
          label={label}
          defaultValue={optionKey({ value, label })}
        >
          <Command.Input
            ref={input}
            value={typed}
            onValueChange={setTyped}
            maxLength={120}
            placeholder={t("search")}
            className={inputStyle}
          />
          <p role="status" className="px-2 pt-2 text-xs text-muted">
            {matching.length === 0
              ? t("choiceNone")
              : t("results", { count, shown: formatNumber(count, language) })}
          </p>
          <Command.List label={label} className="mt-1 max-h-64 overflow-y-auto">
            {matching.slice(0, maxOptions).map((option) => (
              <Command.Item
                key={option.value}
                value={optionKey(option)}
                onSelect={() => onChoose(option.value)}
                aria-current={option.value === value ? "true" : undefined}
                className="flex min-h-10 cursor-pointer items-center gap-2 rounded-md px-2 text-sm aria-[current]:font-semibold aria-[current]:text-primary data-[selected=true]:bg-sunken"
              >
                {hasValue(option) && picture?.(option)}
                <bdi className="min-w-0 truncate">{option.label}</bdi>
              </Command.Item>
            ))}
          </Command.List>
        </Command>
      </PopupDialog>
    </div>
  );
}

function hasValue({ value }: SelectOption): boolean {
  return value !== "";
}
