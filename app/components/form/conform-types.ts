// Only types, so that pages that just show a form don't load Conform.
export type { SubmissionResult } from "@conform-to/react";

/** Constraints of one field, as `formConstraints` derives them. */
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
