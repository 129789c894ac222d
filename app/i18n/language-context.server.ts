import { createContext } from "react-router";
import type { Language } from "./languages";

/** The request's language: the path's first segment, else the visitor's (design §3, Language). */
export const languageContext = createContext<Language>();
