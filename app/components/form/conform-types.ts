// Exports types only, so that pages that only display a form don't load Conform.
export type { SubmissionResult } from "@conform-to/react";

/** The constraints of one field, derived by `formConstraints`. */
export interface Constraint {
  required?: boolean;
  minLength?: number;
  maxLength?: number;
  min?: string | number;
  max?: string | number;
  step?: string | number;
  multiple?: boolean;
  pattern?: string;
}
