import { z } from "zod";
import { defineCall, defineStep } from "../calls/call.ts";
import { currency } from "../money/money.ts";
import { day, id, instant } from "../text/identifiers.ts";
import { plainText } from "../text/text.ts";

/** The maximum size of a file of rates in bytes: the European Central Bank's file of all days has about 1.5 MB. */
export const maxRateFileBytes = 2 * 1024 * 1024;
/** The maximum size of a request with a file, in bytes. Base64 encodes three bytes as four characters. */
export const maxRateFileBodyBytes = 3 * 1024 * 1024;
/** The maximum number of days read from a file. Earlier days are ignored. */
export const maxRateDays = 366;
/** The maximum number of rates in the preview of a file. */
export const maxPreviewRates = 200;

/** The effect of importing a rate. `kept`: the stored rate was entered by hand and remains. */
export const rateEffect = z.enum(["new", "changes", "unchanged", "kept"]);
export type RateEffect = z.infer<typeof rateEffect>;

export const rateLine = z.object({
  currency,
  day,
  rate: z.string(),
  /** The stored rate of that day; `null` if there is none. */
  before: z.string().nullable(),
  effect: rateEffect,
});
export type RateLine = z.infer<typeof rateLine>;

export const rateFile = z.object({
  id,
  fileName: z.string(),
  createdBy: z.object({ id, name: z.string() }),
  createdAt: instant,
  appliedAt: instant.nullable(),
});

/**
 * A file with the effects of importing it. For an applied file `rates` is empty, because its rates are in the
 * list of rates.
 */
export const rateFileDetails = rateFile.extend({
  firstDay: day.nullable(),
  lastDay: day.nullable(),
  /** The number of days in the file that are too old to be read. */
  olderDays: z.int(),
  totals: z.object({ new: z.int(), changes: z.int(), unchanged: z.int(), kept: z.int() }),
  /** The latest days first. */
  rates: z.array(rateLine).max(maxPreviewRates),
});
export type RateFileDetails = z.infer<typeof rateFileDetails>;

export const uploadRates = defineCall("POST", "/v1/admin/exchange-rate-files", {
  permission: "networks.write",
  summary:
    "Upload reference rates of the European Central Bank as CSV or XML in base64; no rate is changed yet",
  body: z.object({
    fileName: plainText.trim().min(1).max(200),
    content: z.base64().max(Math.ceil(maxRateFileBytes / 3) * 4, "rates_too_large"),
  }),
  data: z.object({ id }),
  status: 201,
  idempotencyKey: "optional",
});
export const tryRates = defineCall("GET", "/v1/admin/exchange-rate-files/{id}", {
  permission: "networks.read",
  summary: "Preview what a file of rates would change; changes nothing",
  data: rateFileDetails,
});
export const applyRates = defineStep("/v1/admin/exchange-rate-files/{id}/apply", {
  permission: "networks.write",
  stepUp: true,
  summary: "Apply the rates of a file, once; purchases already converted keep their rates",
  data: rateFileDetails,
});
