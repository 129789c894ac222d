import { createContext } from "react-router";
import type { Outcome } from "./outcome";

/** What the press came to, from the action to the loader of the same request; null where the button was not clickForm. */
export const outcomeContext = createContext<Outcome | null>(null);
