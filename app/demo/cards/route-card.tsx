import type { ReactNode } from "react";
import { Card } from "~/components/ui/card";

export interface Shipment {
  sender: string;
  from: string;
  receiver: string;
  to: string;
}

interface RouteCardProps {
  title: string;
  labels: { sender: string; receiver: string };
  /** The tabs that switch between lists. */
  tabs?: ReactNode;
  shipments: Shipment[];
}

/** Renders shipments, each with its sender and recipient as two points connected by a line. */
export function RouteCard({ title, labels, tabs, shipments }: RouteCardProps) {
  return (
    <Card title={title}>
      {tabs}
      <ul className="divide-y divide-dashed divide-line-strong">
        {shipments.map((shipment) => (
          <li key={shipment.sender} className="py-4 first:pt-0 last:pb-0">
            <ol className="space-y-3">
              <Point label={labels.sender} name={shipment.sender} place={shipment.from} />
              <Point label={labels.receiver} name={shipment.receiver} place={shipment.to} isEnd />
            </ol>
          </li>
        ))}
      </ul>
    </Card>
  );
}

function Point({ isEnd = false, ...props }: { label: string; name: string; place: string; isEnd?: boolean }) {
  return (
    <li className="flex gap-3">
      <span
        aria-hidden
        className={`mt-1.5 size-3 shrink-0 rounded-full border-2 ${isEnd ? "border-accent bg-accent" : "border-primary"}`}
      />
      <div>
        <p className="text-xs text-muted">{props.label}</p>
        <p className="font-medium">
          <bdi>{props.name}</bdi>
        </p>
        <p className="text-sm text-muted" suppressHydrationWarning>
          <bdi>{props.place}</bdi>
        </p>
      </div>
    </li>
  );
}
