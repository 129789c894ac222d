import { type KeyboardEvent, type PointerEvent, useRef } from "react";
import { type Crop, moveCrop, type Size, zoomCrop } from "./square-crop";

interface Point {
  x: number;
  y: number;
}

const [step, zoomStep] = [0.1, 1.1];
const moves: Record<string, [number, number]> = {
  ArrowLeft: [-step, 0],
  ArrowRight: [step, 0],
  ArrowUp: [0, -step],
  ArrowDown: [0, step],
};

/** Returns handlers that move and zoom a crop with the mouse, touch (two fingers zoom) and keys. */
export function useCropDrag(size: Size, change: (next: (crop: Crop) => Crop) => void) {
  const points = useRef(new Map<number, Point>());

  function enlarge(factor: number) {
    change((crop) => zoomCrop(size, crop, crop.zoom * factor));
  }
  function onPointerDown(event: PointerEvent<HTMLElement>) {
    event.currentTarget.setPointerCapture(event.pointerId);
    points.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
  }
  function onPointerMove(event: PointerEvent<HTMLElement>) {
    const previous = points.current.get(event.pointerId);
    if (!previous) return;
    const now = { x: event.clientX, y: event.clientY };
    const other = [...points.current].find(([id]) => id !== event.pointerId)?.[1];
    points.current.set(event.pointerId, now);
    const side = event.currentTarget.clientWidth;
    // The picture follows the finger, so the crop moves the other way.
    const [across, down] = [(previous.x - now.x) / side, (previous.y - now.y) / side];
    if (!other) change((crop) => moveCrop(size, crop, across, down));
    else enlarge(distance(now, other) / Math.max(distance(previous, other), 1));
  }
  function onPointerUp(event: PointerEvent<HTMLElement>) {
    points.current.delete(event.pointerId);
  }
  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const move = moves[event.key];
    if (move) change((crop) => moveCrop(size, crop, ...move));
    else if (event.key === "+" || event.key === "=") enlarge(zoomStep);
    else if (event.key === "-") enlarge(1 / zoomStep);
    else return;
    event.preventDefault();
  }
  return { onPointerDown, onPointerMove, onPointerUp, onPointerCancel: onPointerUp, onKeyDown };
}

function distance(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}
