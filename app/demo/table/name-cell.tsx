import { useState } from "react";
import { Input } from "~/components/ui/input";
import { useTranslation } from "~/i18n/use-translation";

const maxLength = 60;

interface NameCellProps {
  name: string;
  onRename: (name: string) => void;
}

/** Renders a name that can be edited in place. Enter saves, and Esc cancels. */
export function NameCell({ name, onRename }: NameCellProps) {
  const t = useTranslation("demo-table");
  const [isOpen, setOpen] = useState(false);
  if (!isOpen)
    return (
      <button
        type="button"
        onClick={() => setOpen(true)}
        aria-label={t("rename", { name })}
        className="min-h-9 w-full truncate rounded-sm text-start hover:bg-sunken"
      >
        <bdi className="block truncate">{name}</bdi>
      </button>
    );
  function save(enteredName: string) {
    setOpen(false);
    if (enteredName.trim()) onRename(enteredName.trim());
  }
  return (
    <Input
      autoFocus
      aria-label={t("rename", { name })}
      defaultValue={name}
      onFocus={(event) => event.currentTarget.select()}
      maxLength={maxLength}
      onBlur={(event) => save(event.currentTarget.value)}
      onKeyDown={(event) => {
        if (event.key === "Enter") save(event.currentTarget.value);
        if (event.key === "Escape") setOpen(false);
      }}
    />
  );
}
