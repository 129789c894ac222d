import { type ReactNode, useState } from "react";
import { useLocation } from "react-router";
import { PartRegion } from "~/components/states/part-region";
import type { PagePart } from "~/provider-client/page-part";
import { BulkOutcome, type BulkOutcomeProps } from "./bulk-outcome";
import { RecordRegion } from "./record-region";

interface BulkRegionProps<Open> {
  part: PagePart<Open | null>;
  /** The result of the confirmed action, shown instead of the confirmation. */
  outcome: BulkOutcomeProps | undefined;
  /** Renders the confirmation. */
  children: (open: Open) => ReactNode;
}

/** The area above a list that shows the confirmation of a bulk action, or its outcome. */
export function BulkRegion<Open>({ part, outcome, children }: BulkRegionProps<Open>) {
  const { search } = useLocation();
  if (outcome) {
    return (
      <RecordRegion>
        <BulkOutcome {...outcome} />
      </RecordRegion>
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

/** Keeps the rows as first shown, because a background reload must not change what the user confirms. */
function Question<Open>({ open, children }: { open: Open; children: (open: Open) => ReactNode }) {
  const [first] = useState(open);
  return children(first);
}
