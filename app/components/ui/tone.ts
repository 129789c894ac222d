/** What a coloured element says. Colour is never the only sign: text or an icon goes with it. */
export type Tone = "neutral" | "primary" | "success" | "warning" | "danger" | "info";

export const softTones: Record<Tone, string> = {
  neutral: "bg-sunken text-ink",
  primary: "bg-primary-soft text-on-primary-soft",
  success: "bg-success-soft text-on-success-soft",
  warning: "bg-warning-soft text-on-warning-soft",
  danger: "bg-danger-soft text-on-danger-soft",
  info: "bg-info-soft text-on-info-soft",
};
