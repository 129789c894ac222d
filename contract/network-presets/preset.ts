import type { ClickFormat, NetworkAuthentication } from "../networks.ts";
import type { PostbackMapping } from "../postbacks.ts";

/** What a network documents of its links and reports: it fills in the form of a new network. */
export interface NetworkPreset {
  name: string;
  trackingUrl: string;
  clickFormat: ClickFormat;
  /** The most characters of a click reference that the network keeps; null if no limit is documented. */
  clickLength: number | null;
  authentication: NetworkAuthentication;
  mapping: PostbackMapping;
  /** The parameters to enter at a network that lets publishers write the address themselves, with its macros. */
  pushQuery: string | null;
  /**
   * A report in the network's format. `push`: as it is sent. `query`: the parameters above, filled in. `record`: a
   * record of the network's API, where no push is documented.
   */
  sample: { kind: "push" | "query" | "record"; text: string };
}
