import type { HeaderGroup } from "@tanstack/react-table";
import { useState } from "react";
import { GridHead } from "./grid-head";
import { movableColumns } from "./grid-order";
import type { Person } from "./people-table";

interface GridHeadRowProps {
  group: HeaderGroup<Person>;
  onMove: (id: string, to: number) => void;
}

/** Renders the column headers. Dragging one moves its column. */
export function GridHeadRow({ group, onMove }: GridHeadRowProps) {
  const [dragged, setDragged] = useState<string>();
  const [over, setOver] = useState<string>();

  function drop(id?: string) {
    const table = group.headers[0]?.getContext().table;
    if (table && dragged !== undefined && id !== undefined && id !== dragged)
      onMove(
        dragged,
        movableColumns(table).findIndex((column) => column.id === id),
      );
    setDragged(undefined);
    setOver(undefined);
  }

  return (
    <div role="row" aria-rowindex={1} className="flex border-b border-line">
      {group.headers.map((header) => {
        const { id } = header.column;
        return (
          <GridHead
            key={header.id}
            header={header}
            onMove={onMove}
            drag={{
              isDragged: dragged === id,
              isTarget: dragged !== undefined && over === id && dragged !== id,
              onDragStart(event) {
                event.dataTransfer.effectAllowed = "move";
                setDragged(id);
              },
              onDragEnd: () => drop(),
              onDragOver(event) {
                if (dragged === undefined) return;
                event.preventDefault();
                setOver(id);
              },
              onDrop(event) {
                event.preventDefault();
                drop(id);
              },
            }}
          />
        );
      })}
    </div>
  );
}
