import { X } from "lucide-react";
import { type ClipboardEvent, type ComponentProps, type KeyboardEvent, useRef, useState } from "react";
import { classNames } from "../ui/class-names";
import { Textarea } from "../ui/textarea";
import { useHydrated } from "../ui/use-hydrated";
import { afterPress } from "./after-press";
import type { ControlProps } from "./field";

interface ChipsProps {
  control: ControlProps;
  /** The submitted value, or empty. */
  defaultValue: string;
  /** Splits a text into distinct chips. The server parses the field with the same function. */
  split: (text: string) => string[];
  maxCount: number;
  /** Keys that complete a chip, in addition to Enter. */
  commitKeys: readonly string[];
  isValid?: (chip: string) => boolean;
  /** Returns the label of the button that removes a chip. */
  removeLabel: (chip: string) => string;
  placeholder?: string;
  /** Placeholder of the input when the maximum is reached. */
  full: string;
  dir: "ltr" | "auto";
  input: Pick<ComponentProps<"input">, "inputMode" | "maxLength" | "autoCapitalize">;
}

/** Several short values as removable chips. Without scripts it is a text field with one value per line. */
export function Chips({
  control,
  defaultValue,
  split,
  maxCount,
  commitKeys,
  dir,
  full,
  ...rest
}: ChipsProps) {
  const { isValid = () => true, removeLabel, placeholder, input: attributes } = rest;
  const isHydrated = useHydrated();
  const [chips, setChips] = useState(() => split(defaultValue));
  const [typed, setTyped] = useState("");
  const input = useRef<HTMLInputElement>(null);
  if (!isHydrated) return <Textarea {...control} defaultValue={defaultValue} rows={3} dir={dir} />;

  const { name, ...described } = control;
  const isFull = chips.length >= maxCount;
  function add(text: string) {
    setChips((before) => split([...before, text].join("\n")).slice(0, maxCount));
    setTyped("");
  }
  function remove(chip: string) {
    setChips(chips.filter((other) => other !== chip));
    input.current?.focus();
  }
  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if ((event.key === "Enter" || commitKeys.includes(event.key)) && typed.trim()) {
      event.preventDefault();
      add(typed);
    } else if (event.key === "Backspace" && !typed && chips.length > 0) remove(chips.at(-1)!);
  }
  function onPaste(event: ClipboardEvent<HTMLInputElement>) {
    const pasted = event.clipboardData.getData("text");
    if (split(pasted).length < 2) return;
    event.preventDefault();
    add(typed + pasted);
  }
  return (
    <div className="flex flex-wrap items-center gap-2 rounded-md border border-line-strong bg-surface p-2 focus-within:border-primary">
      <input type="hidden" name={name} value={split([...chips, typed].join("\n")).join("\n")} />
      {chips.map((chip) => (
        <span
          key={chip}
          className={classNames(
            "inline-flex max-w-full items-center gap-1 rounded-full px-3 py-1 text-sm",
            isValid(chip) ? "bg-primary-soft text-on-primary-soft" : "bg-danger-soft text-on-danger-soft",
          )}
        >
          <bdi dir={dir} className="truncate">
            {chip}
          </bdi>
          <button
            type="button"
            className="grid size-6 shrink-0 place-items-center rounded-full"
            aria-label={removeLabel(chip)}
            onClick={() => remove(chip)}
          >
            <X aria-hidden className="size-3.5" />
          </button>
        </span>
      ))}
      <input
        {...described}
        {...attributes}
        ref={input}
        type="text"
        autoComplete="off"
        spellCheck={false}
        dir={dir}
        disabled={isFull}
        placeholder={isFull ? full : placeholder}
        className="min-h-8 min-w-0 flex-1 basis-48 bg-transparent px-1 outline-none rtl:text-end"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={onKeyDown}
        onPaste={onPaste}
        onBlur={() => typed.trim() && afterPress(() => add(typed))}
      />
    </div>
  );
}
