import type { SubmissionResult } from "~/components/form/conform-types";
import type { Difference, Draft } from "./save-role.server";

/** What the screen's action answers, whichever form was sent. */
export interface Answer {
  result?: SubmissionResult | undefined;
  draft?: Draft;
  difference?: Difference | null;
  /** The request that was decided on. */
  request?: string;
}
