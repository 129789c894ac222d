import { networks } from "../schema/network-schema.ts";
import { stores } from "../schema/store-schema.ts";

/** The columns that lists show of a row's store and network. */
export const storeColumns = { slug: stores.slug, name: stores.name };
export const networkColumns = { key: networks.key, name: networks.name };
