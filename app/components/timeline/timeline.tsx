import type { ReactNode } from "react";
import { classNames } from "../ui/class-names";
import { DateTime } from "../ui/date-time";

export interface TimelineEvent {
  key: string;
  title: ReactNode;
  /** ISO instant; null while it is unknown. */
  at: string | null;
  /**
   * `ended`: the final event, after which none can follow. `awaited`: a future event; `at` is its expected
   * time.
   */
  mark: "done" | "ended" | "awaited";
  /** Shown next to the time, such as a requirement or an amount. */
  note?: ReactNode;
  /** The full text, shown below the title. */
  text?: ReactNode;
}

const dots = {
  done: "border-primary bg-primary",
  ended: "border-danger bg-danger",
  awaited: "border-line-strong bg-surface",
};

/** Shows past events and the expected one, in chronological order. */
export function Timeline({ events }: { events: TimelineEvent[] }) {
  // The current event is the awaited one or, if none is awaited, the last one.
  const awaitedIndex = events.findIndex(({ mark }) => mark === "awaited");
  const currentIndex = awaitedIndex < 0 ? events.length - 1 : awaitedIndex;
  return (
    <ol className="space-y-0">
      {events.map(({ key, title, at, mark, note, text }, index) => (
        <li
          key={key}
          aria-current={index === currentIndex ? "step" : undefined}
          className="group relative flex gap-4 pb-6 last:pb-0"
        >
          <span
            aria-hidden
            className="absolute start-[0.4375rem] top-5 bottom-0 w-0.5 bg-line group-last:hidden"
          />
          <span
            aria-hidden
            className={classNames("relative mt-1.5 size-4 shrink-0 rounded-full border-2", dots[mark])}
          />
          <div className={classNames("min-w-0", mark === "awaited" && "text-muted")}>
            <p className="font-medium">{title}</p>
            <p className="text-sm text-muted">
              {at && <DateTime value={at} style={mark === "awaited" ? "day" : "minute"} />}
              {at && note && " · "}
              {note}
            </p>
            {text && <p className="mt-1 break-words">{text}</p>}
          </div>
        </li>
      ))}
    </ol>
  );
}
