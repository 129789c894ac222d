import type { SubmissionResult } from "~/components/form/conform-types";
import type { Difference, Draft } from "./save-role.server";

/** The result of the screen's action, for all of its forms. */
export interface Answer {
  result?: SubmissionResult | undefined;
  draft?: Draft;
  difference?: Difference | null;
  /** The request that was decided. */
  request?: string;
}
