import { eachOnce } from "#contract/each-once.ts";

/** The tags in a text, apart by commas, semicolons or lines; each once. */
export function splitTags(text: string): string[] {
  const tags = text.split(/[,;\r\n،؛]+/).map((tag) => tag.trim().replace(/\s+/g, " "));
  return eachOnce(tags.filter(Boolean));
}
