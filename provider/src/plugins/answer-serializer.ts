import type { FastifySerializerCompiler } from "fastify/types/schema.js";
import type { z } from "zod";

/**
 * Answers leave through the contract: what it does not name is dropped, what does not fit it is our
 * fault (500). Parsing instead of encoding, as the contract's schemas read in one direction.
 */
export const serializeAnswer: FastifySerializerCompiler<z.ZodType> = ({ schema }) => {
  return (answer) => JSON.stringify(schema.parse(answer));
};
