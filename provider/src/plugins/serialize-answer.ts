import type { FastifySerializerCompiler } from "fastify/types/schema.js";
import type { z } from "zod";

/**
 * Serializes responses through the contract: unknown properties are dropped, and a mismatch is a server error
 * (500). Uses parsing instead of encoding, because the contract's schemas go in one direction.
 */
export const serializeAnswer: FastifySerializerCompiler<z.ZodType> = ({ schema }) => {
  return (answer) => JSON.stringify(schema.parse(answer));
};
