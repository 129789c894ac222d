import type { Rail } from "../rail.ts";
import { isTargetDay, nextBusinessDay } from "../business-days.ts";
import { excludeFromSepa } from "../iban-account.ts";
import { writePain001 } from "./pain001.ts";

/** SEPA credit transfers as a file of ISO 20022 (pain.001). */
export const sepaRail: Rail = {
  fileType: () => ({ mediaType: "application/xml", extension: "xml" }),
  exclude: excludeFromSepa,
  executionDay: (at) => nextBusinessDay(at, "Europe/Berlin", isTargetDay),
  write: writePain001,
};
