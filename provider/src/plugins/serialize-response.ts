import type { FastifySerializerCompiler } from "fastify/types/schema.js";
import type { z } from "zod";

/**
 * Serializes responses with the contract's schemas: unknown properties are dropped, and an invalid response is
 * a server error (500). Uses `parse` instead of `encode`, because the contract's schemas are unidirectional.
 */
export const serializeResponse: FastifySerializerCompiler<z.ZodType> = ({ schema }) => {
  return (response) => JSON.stringify(schema.parse(response));
};
