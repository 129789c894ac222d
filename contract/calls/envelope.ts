import { z } from "zod";
import { errorKey } from "./error-keys.ts";

/** The envelope of every successful answer: `{ code, message, data, meta? }`. */
export function envelope<D extends z.ZodType, M extends z.ZodType>(data: D, meta: M) {
  return z.object({ code: z.number().int(), message: z.string(), data, meta });
}

/**
 * The body of every refusal. `message` is localized text for the user, `key` is stable, `fields` maps an
 * input's name to localized messages. Other providers may send only `message` or `error`, so everything is
 * optional, and a part with an unexpected type is ignored.
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
