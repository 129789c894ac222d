import type { ReactNode } from "react";

/** Shows a component in one state, with a caption. */
export function Specimen({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <h3 className="mb-2 text-sm font-medium text-muted">{name}</h3>
      {children}
    </div>
  );
}
