import { colonIn } from "#shared/colon.ts";
import { useLanguage } from "./use-translation";

/** Returns the separator between a label and its value in the page's language. */
export function useColon(): string {
  return colonIn(useLanguage());
}
