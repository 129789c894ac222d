import { id } from "#contract/text/identifiers.ts";

/**
 * Parses an id in a URL.
 * @throws Response 404 if it is malformed, as for an object that doesn't exist or belongs to another member
 */
export function parseIdParam(text: string | undefined): string {
  const parsed = id.safeParse(text);
  if (!parsed.success) throw new Response(null, { status: 404 });
  return parsed.data;
}
