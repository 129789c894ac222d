import { z } from "zod";
import { errorKey } from "./error-keys.ts";

/** The shape around every good answer: `{ code, message, data, meta? }`. */
export function envelope<D extends z.ZodType, M extends z.ZodType>(data: D, meta: M) {
  return z.object({ code: z.number().int(), message: z.string(), data, meta });
}

/**
 * The shape of every refusal. `message` is localized text for the visitor, `key` is stable, `fields` maps an
 * input's name to localized messages. Providers other than ours may send only `message` or `error`, so
 * everything is optional, and a part of another type counts as not there: the rest of the answer must not be
 * lost with it.
 */
export const errorBody = z.object({
  code: z.number().int().optional().catch(undefined),
  message: z.string().optional().catch(undefined),
  error: z.string().optional().catch(undefined),
  key: errorKey.optional().catch(undefined),
  fields: z.record(z.string(), z.array(z.string())).optional().catch(undefined),
  details: z.record(z.string(), z.unknown()).optional().catch(undefined),
  requestId: z.string().optional().catch(undefined),
});
export type ErrorBody = z.infer<typeof errorBody>;
