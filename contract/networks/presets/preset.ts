import type { ClickFormat, NetworkAuthentication } from "../networks.ts";
import type { PostbackMapping } from "../postbacks.ts";

/** The settings of a network according to its documentation, used to fill in the form of a new network. */
export interface NetworkPreset {
  name: string;
  trackingUrl: string;
  clickFormat: ClickFormat;
  /** The maximum length of a click reference; `null` if no limit is documented. */
  clickLength: number | null;
  authentication: NetworkAuthentication;
  mapping: PostbackMapping;
  /**
   * The query to enter at a network that lets publishers define the postback address, with the network's
   * macros.
   */
  pushQuery: string | null;
  /**
   * A report in the network's format. `push`: as sent by the network. `query`: the query above, filled in.
   * `record`: a record of the network's API, if no push is documented.
   */
  sample: { kind: "push" | "query" | "record"; text: string };
}
