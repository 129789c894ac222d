import type { FastifyInstance } from "fastify";
import { maxRecentRecords, recordKinds, recordPermissions } from "#contract/staff-search/record-kinds.ts";
import { type RecordMatch, searchRecords } from "#contract/staff-search/staff-search.ts";
import { identityOf } from "../../plugins/identity.ts";
import { findByIds, findByText } from "./record-search.ts";
import { recordSearches } from "./records.ts";

const minTextLength = 2;

/** Route for the staff's search across members, purchases and other records. */
export async function staffSearchRoutes(api: FastifyInstance): Promise<void> {
  api.implement(searchRecords, { access: "admin" }, async ({ query: { q = "", keys = [] }, request }) => {
    const { permissions } = identityOf(request);
    const kinds = recordKinds.filter((kind) => permissions.includes(recordPermissions[kind]));
    const recent = [keys].flat().slice(0, maxRecentRecords);
    const records = await Promise.all(
      kinds.map(async (kind): Promise<RecordMatch[]> => {
        const definition = recordSearches[kind](api.clock());
        if (Array.from(q).length >= minTextLength) return findByText(api.database, definition, q);
        const ids = recent
          .filter((key) => key.startsWith(`${kind}:`))
          .map((key) => key.slice(kind.length + 1));
        return findByIds(api.database, definition, ids);
      }),
    );
    return { data: records.flat() };
  });
}
