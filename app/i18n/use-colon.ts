import { colonIn } from "#shared/colon.ts";
import { useLanguage } from "./use-translation";

/** What stands between a label and its value in the page's language. */
export function useColon(): string {
  return colonIn(useLanguage());
}
