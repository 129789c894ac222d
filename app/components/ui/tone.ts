/**
 * The meaning of a colored element. Color is never the only indication: a text or an icon has the same
 * meaning.
 */
export type Tone = "neutral" | "primary" | "success" | "warning" | "danger" | "info";

export const softTones: Record<Tone, string> = {
  neutral: "bg-sunken text-ink",
  primary: "bg-primary-soft text-on-primary-soft",
  success: "bg-success-soft text-on-success-soft",
  warning: "bg-warning-soft text-on-warning-soft",
  danger: "bg-danger-soft text-on-danger-soft",
  info: "bg-info-soft text-on-info-soft",
};

/** Returns the states in a table of tones, in the table's order. */
export function statesOf<State extends string>(tones: Record<State, Tone>): State[] {
  return Object.keys(tones) as State[];
}

/**
 * Returns whether an unvalidated value, such as one from the activity log, is a state in a table of tones.
 */
export function isStateOf<State extends string>(tones: Record<State, Tone>, value: unknown): value is State {
  return typeof value === "string" && Object.hasOwn(tones, value);
}
