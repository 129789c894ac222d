import { createClient, rows } from "cashlane-client";

const { CASHLANE_ORIGIN = "", CASHLANE_KEY = "" } = process.env;
const client = createClient({ origin: CASHLANE_ORIGIN, key: CASHLANE_KEY });
const members = rows((cursor) =>
  client.GET("/v1/admin/users", { params: { query: { cursor, limit: 100 } } }),
);
for await (const { id, name } of members) console.log(`${id},${name}`);
