import { useId, useLayoutEffect, useRef, useState } from "react";
import { Chevron } from "../ui/chevron";
import { classNames } from "../ui/class-names";
import { inputStyle } from "../ui/input-style";
import { Select, type SelectOption } from "../ui/select";
import { choiceModule } from "./choice-module";
import { filterWidth } from "./filter-switch";

interface FilterChoiceProps {
  label: string;
  name: string;
  value: string;
  options: SelectOption[];
  /** What stands for no choice. */
  placeholder: string;
}

/**
 * A choice among many. A native select holds the value; when somebody reaches for it a button takes its place that
 * opens a list one can type in. Without scripts, and until that is fetched, the select is all there is.
 */
export function FilterChoice({ label, name, value, options, placeholder }: FilterChoiceProps) {
  const id = useId();
  const select = useRef<HTMLSelectElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const hadFocus = useRef(false);
  const [module, setModule] = useState<ReturnType<typeof choiceModule.loaded>>();
  const [isOpen, setOpen] = useState(false);
  const chosen = options.find((option) => option.value === value)?.label ?? placeholder;

  function prepare() {
    if (module) return;
    choiceModule.load().then(
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
    // The form around it sends itself when one of its fields changes.
    select.current.dispatchEvent(new Event("change", { bubbles: true }));
  }

  return (
    <div className={classNames(filterWidth, "md:relative")}>
      <label id={`${id}-label`} htmlFor={id} className="mb-1 block text-xs text-muted">
        {label}
      </label>
      <div className={module && "hidden"} onPointerEnter={prepare} onTouchStart={prepare} onFocus={prepare}>
        <Select
          key={value}
          ref={select}
          id={id}
          name={name}
          defaultValue={value}
          options={options}
          placeholder={placeholder}
        />
      </div>
      {module && (
        <button
          ref={button}
          type="button"
          id={`${id}-button`}
          aria-labelledby={`${id}-label ${id}-button`}
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
          className={classNames(inputStyle, "flex items-center justify-between gap-2 text-start")}
        >
          <bdi className="min-w-0 truncate">{chosen}</bdi>
          <Chevron className="shrink-0 text-muted" />
        </button>
      )}
      {module && isOpen && (
        <module.ChoiceList
          label={label}
          opener={button}
          value={value}
          options={[{ value: "", label: placeholder }, ...options]}
          onChoose={choose}
          onClose={() => setOpen(false)}
        />
      )}
    </div>
  );
}
