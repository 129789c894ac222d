import { type ReactNode, useState } from "react";
import { useLocation } from "react-router";
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
  const { search } = useLocation();
  if (outcome) {
    return (
      <OpenedRegion>
        <BulkOutcome {...outcome} />
      </OpenedRegion>
    );
  }
  return (
    <PartRegion part={part}>
      {(open) =>
        open && (
          <Question key={search} open={open}>
            {children}
          </Question>
        )
      }
    </PartRegion>
  );
}

/** As it was shown first: a refetch that brings something else in silence must not change what is confirmed. */
function Question<Open>({ open, children }: { open: Open; children: (open: Open) => ReactNode }) {
  const [first] = useState(open);
  return children(first);
}
