import type { ReactNode } from "react";
import { Screen } from "~/components/screen";
import { DemoChip } from "./demo-chip";

interface DemoScreenProps {
  title: string;
  subtitle?: ReactNode;
  children: ReactNode;
}

/** Renders a showcase inside the shell. */
export function DemoScreen({ title, subtitle, children }: DemoScreenProps) {
  return (
    <Screen title={title} subtitle={subtitle} actions={<DemoChip />}>
      {children}
    </Screen>
  );
}
