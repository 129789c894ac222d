import { networks } from "./network-schema.ts";
import { stores } from "./store-schema.ts";

/** What rows say of their store and their network. */
export const storeColumns = { slug: stores.slug, name: stores.name };
export const networkColumns = { key: networks.key, name: networks.name };
