import type { ReactNode } from "react";
import { classNames } from "./class-names";
import { softTones, type Tone } from "./tone";
import { ToneIcon } from "./tone-icon";

interface AlertProps {
  tone?: Exclude<Tone, "neutral" | "primary">;
  title?: ReactNode;
  /** Buttons or links below the text. */
  actions?: ReactNode;
  id?: string;
  children?: ReactNode;
}

/** Renders a message on the page. Screen readers announce danger and warning immediately (`role=alert`). */
export function Alert({ tone = "info", title, actions, id, children }: AlertProps) {
  return (
    <div
      id={id}
      role={tone === "danger" || tone === "warning" ? "alert" : "status"}
      className={classNames("flex items-start gap-3 rounded-md p-4 text-sm", softTones[tone])}
    >
      <ToneIcon tone={tone} />
      <div className="min-w-0 flex-1 space-y-1">
        {title && <p className="font-semibold">{title}</p>}
        {children && <div className="break-words">{children}</div>}
        {actions && <div className="flex flex-wrap gap-2 pt-2">{actions}</div>}
      </div>
    </div>
  );
}
