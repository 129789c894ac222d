import { type ReactNode, useLayoutEffect, useRef, useState } from "react";
import type { ControlProps } from "../form/field";
import { Chevron } from "../ui/chevron";
import { classNames } from "../ui/class-names";
import { inputStyle } from "../ui/input-style";
import { Select, type SelectOption } from "../ui/select";
import { lazyComboboxList } from "./lazy-combobox-list";

interface ComboboxProps {
  label: string;
  /** Id of the element with the label. */
  labelledBy: string;
  control: ControlProps;
  value: string;
  options: SelectOption[];
  /** Text for "no choice". */
  placeholder: string;
  required?: boolean | undefined;
  /** Rendered before each option's name. */
  picture?: ((option: SelectOption) => ReactNode) | undefined;
  /** Called right after a choice, when the select has its new value. */
  onChoose?: (value: string) => void;
}

/**
 * A choice among many options. A native select holds the value. After the first interaction, a button that
 * opens a list with a filter field is shown instead of the select. Without scripts, the select remains.
 */
export function Combobox(props: ComboboxProps) {
  const { label, labelledBy, control, value, options, placeholder, required, picture, onChoose } = props;
  const buttonId = `${control.id}-button`;
  const select = useRef<HTMLSelectElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const hadFocus = useRef(false);
  const [module, setModule] = useState<ReturnType<typeof lazyComboboxList.loaded>>();
  const [isOpen, setOpen] = useState(false);
  const selectedOption = options.find((option) => option.value === value);

  function fetchList() {
    if (module) return;
    lazyComboboxList.load().then(
      (loaded) => {
        hadFocus.current = document.activeElement === select.current;
        setModule(loaded);
      },
      () => undefined,
    );
  }
  useLayoutEffect(() => {
    if (module && hadFocus.current) button.current?.focus();
  }, [module]);

  function choose(next: string) {
    setOpen(false);
    button.current?.focus();
    if (!select.current || select.current.value === next) return;
    select.current.value = next;
    // Notifies a surrounding form that submits itself on a change.
    select.current.dispatchEvent(new Event("change", { bubbles: true }));
  }

  return (
    <>
      <div
        aria-hidden={module ? true : undefined}
        className={module && "sr-only"}
        onPointerEnter={fetchList}
        onTouchStart={fetchList}
        // The label and the form's error list link to the select, so it passes the focus to the button.
        onFocus={module ? () => button.current?.focus() : fetchList}
      >
        <Select
          key={value}
          ref={select}
          {...control}
          required={required}
          tabIndex={module && -1}
          defaultValue={value}
          options={options}
          placeholder={placeholder}
          onChange={(event) => onChoose?.(event.currentTarget.value)}
        />
      </div>
      {module && (
        <button
          ref={button}
          type="button"
          id={buttonId}
          aria-labelledby={`${labelledBy} ${buttonId}`}
          aria-describedby={control["aria-describedby"]}
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
          className={classNames(
            inputStyle,
            "flex items-center justify-between gap-2 text-start",
            control["aria-invalid"] && "border-danger",
          )}
        >
          <span className="flex min-w-0 items-center gap-2">
            {selectedOption && picture?.(selectedOption)}
            <bdi className="min-w-0 truncate">{selectedOption?.label ?? placeholder}</bdi>
          </span>
          <Chevron className="shrink-0 text-muted" />
        </button>
      )}
      {module && isOpen && (
        <module.ComboboxList
          label={label}
          opener={button}
          value={value}
          options={required ? options : [{ value: "", label: placeholder }, ...options]}
          picture={picture}
          onChoose={choose}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
