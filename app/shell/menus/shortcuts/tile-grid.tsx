import { type KeyboardEvent, useState } from "react";
import { classNames } from "~/components/ui/class-names";
import { directionOf } from "~/i18n/languages";
import { useLanguage, useTranslation } from "~/i18n/use-translation";
import { NavIcon } from "../nav-icon";
import { ResultLink } from "~/shell/search/result-link";
import { gridStep } from "./grid-step";
import type { ShortcutTexts } from "./shortcut-texts";
import { TileControls } from "./tile-controls";
import type { Tile } from "./tiles";

const columns = 2;

interface TileGridProps {
  tiles: Tile[];
  texts: ShortcutTexts;
  /** Whether to show buttons that move and remove each shortcut. */
  isEditing: boolean;
  onMove: (path: string, name: string, to: number) => void;
  onRemove: (path: string, name: string) => void;
  /** Called when a shortcut's link is followed. */
  onLeave?: () => void;
}

/** The shortcuts as links, two per row. Users can move them by dragging, or with Alt and the arrow keys. */
export function TileGrid({ tiles, texts: t, isEditing, onMove, onRemove, onLeave }: TileGridProps) {
  const shell = useTranslation("shell");
  const direction = directionOf(useLanguage());
  const [dragged, setDragged] = useState<Tile>();
  const [over, setOver] = useState<string>();

  function onKeyDown(event: KeyboardEvent, { path, title }: Tile, position: number) {
    const step = event.altKey ? gridStep(event.key, direction, columns) : undefined;
    if (step === undefined) return;
    // Prevents browsers from going back or forward on Alt with an arrow key.
    event.preventDefault();
    const to = Math.min(Math.max(position + step, 0), tiles.length - 1);
    if (to !== position) onMove(path, title, to);
  }
  function drop(position: number) {
    if (dragged && tiles[position]?.path !== dragged.path) onMove(dragged.path, dragged.title, position);
    setDragged(undefined);
    setOver(undefined);
  }

  return (
    <ul className="grid grid-cols-2">
      {tiles.map((tile, position) => {
        const { path, title, subtitle, icon, newTab } = tile;
        return (
          <li
            key={path}
            onKeyDown={(event) => onKeyDown(event, tile, position)}
            onDragOver={(event) => {
              if (!dragged) return;
              event.preventDefault();
              setOver(path);
            }}
            onDrop={(event) => {
              event.preventDefault();
              drop(position);
            }}
            className={classNames(
              "flex min-w-0 flex-col border-b border-line odd:border-e nth-last-[1]:border-b-0 odd:nth-last-[2]:border-b-0",
              dragged && over === path && dragged.path !== path && "bg-primary-soft",
              dragged?.path === path && "opacity-50",
            )}
          >
            <ResultLink
              item={tile}
              data-path={path}
              aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown Alt+ArrowLeft Alt+ArrowRight"
              onClick={onLeave}
              onDragStart={(event) => {
                event.dataTransfer.effectAllowed = "move";
                setDragged(tile);
              }}
              onDragEnd={() => drop(-1)}
              className="flex flex-1 flex-col items-center px-3 py-4 text-center hover:bg-sunken focus-visible:-outline-offset-2"
            >
              <span className="mb-2 flex size-12 items-center justify-center rounded-full bg-primary-soft text-on-primary-soft">
                <NavIcon name={icon} />
              </span>
              <bdi className="max-w-full font-medium wrap-anywhere">{title}</bdi>
              <bdi className="max-w-full text-sm wrap-anywhere text-muted">{subtitle}</bdi>
              {newTab && <span className="sr-only">({shell("opensInNewTab")})</span>}
            </ResultLink>
            {isEditing && (
              <TileControls
                tile={tile}
                position={position}
                onMove={onMove}
                onRemove={onRemove}
                texts={t}
                isLast={position === tiles.length - 1}
              />
            )}
          </li>
        );
      })}
    </ul>
  );
}
