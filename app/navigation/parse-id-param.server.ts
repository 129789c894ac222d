import { id } from "#contract/text/identifiers.ts";

/**
 * Parses an id of an address.
 * @throws Response 404 if it is malformed, as for an object that doesn't exist or belongs to another member
 */
export function parseIdParam(text: string | undefined): string {
  const known = id.safeParse(text);
  if (!known.success) throw new Response(null, { status: 404 });
  return known.data;
}
