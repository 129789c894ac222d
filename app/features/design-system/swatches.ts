/** A background of the theme with its text color, and the classes of both. */
interface Swatch {
  ground: string;
  text: string;
  className: string;
}

/** The colours of the theme (`app/styles/tokens.css`). */
export const swatches: Swatch[] = [
  { ground: "canvas", text: "ink", className: "bg-canvas text-ink" },
  { ground: "surface", text: "ink", className: "bg-surface text-ink" },
  { ground: "surface", text: "muted", className: "bg-surface text-muted" },
  { ground: "raised", text: "ink", className: "bg-raised text-ink" },
  { ground: "sunken", text: "muted", className: "bg-sunken text-muted" },
  { ground: "primary", text: "on-primary", className: "bg-primary text-on-primary" },
  { ground: "primary-strong", text: "on-primary", className: "bg-primary-strong text-on-primary" },
  { ground: "primary-soft", text: "on-primary-soft", className: "bg-primary-soft text-on-primary-soft" },
  { ground: "accent", text: "on-accent", className: "bg-accent text-on-accent" },
  { ground: "success", text: "on-success", className: "bg-success text-on-success" },
  { ground: "success-soft", text: "on-success-soft", className: "bg-success-soft text-on-success-soft" },
  { ground: "warning", text: "on-warning", className: "bg-warning text-on-warning" },
  { ground: "warning-soft", text: "on-warning-soft", className: "bg-warning-soft text-on-warning-soft" },
  { ground: "danger", text: "on-danger", className: "bg-danger text-on-danger" },
  { ground: "danger-soft", text: "on-danger-soft", className: "bg-danger-soft text-on-danger-soft" },
  { ground: "info", text: "on-info", className: "bg-info text-on-info" },
  { ground: "info-soft", text: "on-info-soft", className: "bg-info-soft text-on-info-soft" },
];
