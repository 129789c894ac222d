import type { ReactNode } from "react";
import { Avatar } from "~/components/ui/avatar";
import { Card } from "~/components/ui/card";

interface PeopleCardProps {
  title: string;
  /** `value` is the content at the end of the row: a count or a badge. */
  people: { name: string; note: string; value?: ReactNode }[];
}

/** Renders a list of people with a short note about each. */
export function PeopleCard({ title, people }: PeopleCardProps) {
  return (
    <Card title={title}>
      <ul className="space-y-4">
        {people.map(({ name, note, value }) => (
          <li key={name} className="flex items-center gap-3">
            <Avatar name={name} />
            <div className="min-w-0 flex-1">
              <p className="font-medium">
                <bdi>{name}</bdi>
              </p>
              <p className="text-sm text-muted" suppressHydrationWarning>
                {note}
              </p>
            </div>
            {value}
          </li>
        ))}
      </ul>
    </Card>
  );
}
