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

/** The states a table of tones names, in its order. */
export function statesOf<State extends string>(tones: Record<State, Tone>): State[] {
  return Object.keys(tones) as State[];
}

/** Whether a value, such as one out of the activity log, is a state a table of tones names. */
export function isStateOf<State extends string>(tones: Record<State, Tone>, value: unknown): value is State {
  return typeof value === "string" && Object.hasOwn(tones, value);
}
