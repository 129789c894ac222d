import type { ReactNode } from "react";
import { PartRegion } from "~/components/states/part-region";
import type { PagePart } from "~/provider-client/page-part";
import { BulkOutcome, type BulkOutcomeProps } from "./bulk-outcome";
import { OpenedRegion } from "./opened-region";

interface BulkRegionProps<Open> {
  part: PagePart<Open | null>;
  /** What became of the confirmed step; it takes the question's place. */
  outcome: BulkOutcomeProps | undefined;
  /** The question. */
  children: (open: Open) => ReactNode;
}

/** Above a list: a step of several to be confirmed, or what became of it. */
export function BulkRegion<Open>({ part, outcome, children }: BulkRegionProps<Open>) {
  if (outcome) {
    return (
      <OpenedRegion>
        <BulkOutcome {...outcome} />
      </OpenedRegion>
    );
  }
  return <PartRegion part={part}>{(open) => open && children(open)}</PartRegion>;
}
