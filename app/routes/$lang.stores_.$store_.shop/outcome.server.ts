import { createContext } from "react-router";
import type { Outcome } from "./outcome";

/** Passes the action's outcome to the loader of the same request; `null` if no click was requested. */
export const outcomeContext = createContext<Outcome | null>(null);
