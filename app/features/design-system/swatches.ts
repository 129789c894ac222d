/** A background of the theme with its text color, and the classes of both. */
interface Swatch {
  background: string;
  text: string;
  className: string;
}

/** The colors of the theme (`app/styles/tokens.css`). */
export const swatches: Swatch[] = [
  { background: "canvas", text: "ink", className: "bg-canvas text-ink" },
  { background: "surface", text: "ink", className: "bg-surface text-ink" },
  { background: "surface", text: "muted", className: "bg-surface text-muted" },
  { background: "raised", text: "ink", className: "bg-raised text-ink" },
  { background: "sunken", text: "muted", className: "bg-sunken text-muted" },
  { background: "primary", text: "on-primary", className: "bg-primary text-on-primary" },
  { background: "primary-strong", text: "on-primary", className: "bg-primary-strong text-on-primary" },
  { background: "primary-soft", text: "on-primary-soft", className: "bg-primary-soft text-on-primary-soft" },
  { background: "accent", text: "on-accent", className: "bg-accent text-on-accent" },
  { background: "success", text: "on-success", className: "bg-success text-on-success" },
  { background: "success-soft", text: "on-success-soft", className: "bg-success-soft text-on-success-soft" },
  { background: "warning", text: "on-warning", className: "bg-warning text-on-warning" },
  { background: "warning-soft", text: "on-warning-soft", className: "bg-warning-soft text-on-warning-soft" },
  { background: "danger", text: "on-danger", className: "bg-danger text-on-danger" },
  { background: "danger-soft", text: "on-danger-soft", className: "bg-danger-soft text-on-danger-soft" },
  { background: "info", text: "on-info", className: "bg-info text-on-info" },
  { background: "info-soft", text: "on-info-soft", className: "bg-info-soft text-on-info-soft" },
];
