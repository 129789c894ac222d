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
  function keep(written: string) {
    setOpen(false);
    if (written.trim()) onRename(written.trim());
  }
  return (
    <Input
      autoFocus
      aria-label={t("rename", { name })}
      defaultValue={name}
      onFocus={(event) => event.currentTarget.select()}
      maxLength={maxLength}
      onBlur={(event) => keep(event.currentTarget.value)}
      onKeyDown={(event) => {
        if (event.key === "Enter") keep(event.currentTarget.value);
        if (event.key === "Escape") setOpen(false);
      }}
    />
  );
}
