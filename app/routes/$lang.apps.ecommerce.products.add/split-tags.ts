import { withoutDuplicates } from "#contract/calls/without-duplicates.ts";

/** Splits a text into tags at commas, semicolons and line breaks, without duplicates. */
export function splitTags(text: string): string[] {
  const tags = text.split(/[,;\r\n،؛]+/).map((tag) => tag.trim().replace(/\s+/g, " "));
  return withoutDuplicates(tags.filter(Boolean));
}
