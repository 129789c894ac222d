import { createContext } from "react";

export interface BellData {
  /** Names the session between its tabs; says nothing about it. */
  channel: string;
  /** Undefined when the provider did not say in time. */
  unreadCount?: number | undefined;
}

/** What the layout's loader found out for the bell; null for visitors. */
export const BellContext = createContext<BellData | null>(null);
