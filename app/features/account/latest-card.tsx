import type { ReactNode } from "react";
import { PartRegion } from "~/components/states/part-region";
import { Card } from "~/components/ui/card";
import { LocalizedLinkButton } from "~/navigation/localized-link-button";
import type { PagePart } from "~/provider-client/page-part";

interface LatestCardProps<Row> {
  title: string;
  part: PagePart<Row[]>;
  /** Shown if there are no rows. */
  empty: string;
  /** The link to the screen with all rows. */
  all: { to: string; label: string };
  children: (rows: Row[]) => ReactNode;
}

/** The latest rows of one kind, with a link to all of them. */
export function LatestCard<Row>({ title, part, empty, all, children }: LatestCardProps<Row>) {
  return (
    <Card
      title={title}
      actions={
        <LocalizedLinkButton variant="soft" size="sm" to={all.to}>
          {all.label}
        </LocalizedLinkButton>
      }
    >
      <PartRegion part={part}>
        {(rows) => (rows.length > 0 ? children(rows) : <p className="text-muted">{empty}</p>)}
      </PartRegion>
    </Card>
  );
}
