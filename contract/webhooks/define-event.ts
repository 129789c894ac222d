import { z } from "zod";

/** One type of event that is sent to webhook endpoints. */
export interface EventDefinition<Data extends z.ZodObject = z.ZodObject> {
  /** When the event is sent, for the documentation. */
  summary: string;
  /**
   * Incremented when a field of `data` is removed or changes its meaning. New fields don't change the
   * version.
   */
  version: number;
  data: Data;
  example: z.input<Data>;
}

/** Declares an event. `version` defaults to 1. The type checker compares the example with the schema. */
export function defineEvent<Data extends z.ZodObject>({
  version = 1,
  ...definition
}: Omit<EventDefinition<Data>, "version"> & { version?: number }): EventDefinition<Data> {
  return { version, ...definition };
}
