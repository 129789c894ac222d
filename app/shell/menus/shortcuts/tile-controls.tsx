import { ArrowLeft, ArrowRight, X } from "lucide-react";
import type { MouseEvent, ReactNode } from "react";
import { Form } from "react-router";
import { IconButton } from "~/components/ui/icon-button";
import { useLocalizedPath } from "~/navigation/localized-link";
import { shortcutsPath } from "./shortcuts-path";
import type { ShortcutTexts } from "./shortcut-texts";
import type { Tile } from "./tiles";

interface TileControlsProps {
  tile: Tile;
  position: number;
  isLast: boolean;
  texts: ShortcutTexts;
  onMove: (path: string, name: string, to: number) => void;
  onRemove: (path: string, name: string) => void;
}

/** A form that moves a shortcut by one position or removes it. With scripts, the page isn't reloaded. */
export function TileControls({ tile, position, isLast, texts: t, onMove, onRemove }: TileControlsProps) {
  const { path, title: name } = tile;
  const action = useLocalizedPath(shortcutsPath);

  function moveTo(event: MouseEvent, to: number, isPossible: boolean) {
    event.preventDefault();
    if (isPossible) onMove(path, name, to);
  }
  function remove(event: MouseEvent<HTMLButtonElement>) {
    event.preventDefault();
    const item = event.currentTarget.closest("li");
    const next = item?.nextElementSibling ?? item?.previousElementSibling ?? item?.closest("[tabindex]");
    onRemove(path, name);
    (next?.querySelector<HTMLElement>("button[value=remove]") ?? (next as HTMLElement | null))?.focus();
  }

  return (
    <Form method="post" action={action} className="flex justify-center gap-1 pb-2">
      <input type="hidden" name="path" value={path} />
      <Control
        intent="earlier"
        label={t("moveEarlier", { name })}
        isOff={position === 0}
        onClick={(event) => moveTo(event, position - 1, position > 0)}
      >
        <ArrowLeft aria-hidden className="directional size-4.5" />
      </Control>
      <Control
        intent="later"
        label={t("moveLater", { name })}
        isOff={isLast}
        onClick={(event) => moveTo(event, position + 1, !isLast)}
      >
        <ArrowRight aria-hidden className="directional size-4.5" />
      </Control>
      <Control intent="remove" label={t("remove", { name })} onClick={remove}>
        <X aria-hidden className="size-4.5" />
      </Control>
    </Form>
  );
}

interface ControlProps {
  intent: string;
  label: string;
  /**
   * Whether the button currently has no effect. It stays focusable, because a key press may have just moved
   * the tile to the end.
   */
  isOff?: boolean;
  onClick: (event: MouseEvent<HTMLButtonElement>) => void;
  children: ReactNode;
}

function Control({ intent, label, isOff, onClick, children }: ControlProps) {
  return (
    <IconButton
      type="submit"
      name="intent"
      value={intent}
      label={label}
      aria-disabled={isOff || undefined}
      onClick={onClick}
    >
      {children}
    </IconButton>
  );
}
