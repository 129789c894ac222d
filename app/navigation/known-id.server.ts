import { id } from "#contract/identifiers.ts";

/**
 * An id out of the address.
 * @throws Response 404 for what cannot be one, as for a thing that is not there or another member's
 */
export function knownId(text: string | undefined): string {
  const known = id.safeParse(text);
  if (!known.success) throw new Response(null, { status: 404 });
  return known.data;
}
