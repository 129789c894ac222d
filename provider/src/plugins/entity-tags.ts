import type { FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import { Problem, VersionConflict } from "../problem.ts";

/**
 * Returns whether a body or response contains a `version`. The version is the entity tag of the resource. A
 * change that is based on another version than the current one is refused.
 */
export function hasVersion(schema: z.ZodType): schema is z.ZodObject<{ version: z.ZodType }> {
  return schema instanceof z.ZodObject && "version" in schema.shape;
}

/** Sends the version of an answer as its entity tag. */
export function sendEntityTag(reply: FastifyReply, data: unknown): void {
  const { version } = data as { version?: number | string | null };
  if (version !== undefined && version !== null) reply.header("etag", `"${version}"`);
}

/**
 * Reads the version that a change is based on from `If-Match`, so that the body doesn't need a `version`. `*`
 * matches any version, so it leaves the body unchanged.
 * @throws Problem 412 `conflict` if the tag can't be a version, or if the body contains another version
 */
export function readIfMatch(body: z.ZodObject<{ version: z.ZodType }>) {
  return async function takeVersion(request: FastifyRequest): Promise<void> {
    const tag = request.headers["if-match"];
    const content = request.body as Record<string, unknown> | null | undefined;
    if (tag === undefined || tag.trim() === "*" || typeof content !== "object" || content === null) return;
    const text = /^"([\w.-]{1,64})"$/.exec(tag.trim())?.[1];
    const version = [Number(text), text].find((one) => body.shape.version.safeParse(one).success);
    if (text === undefined || version === undefined) throw new Problem(412, "conflict");
    if (content.version !== undefined && content.version !== version) throw new Problem(412, "conflict");
    request.body = { ...content, version };
  };
}

/**
 * Runs a change. An outdated version that was sent in `If-Match` is refused with 412 instead of 409.
 * @throws as `change` does
 */
export async function withPrecondition<T>(request: FastifyRequest, change: () => T | Promise<T>): Promise<T> {
  try {
    return await change();
  } catch (error) {
    const isPrecondition = error instanceof VersionConflict && request.headers["if-match"] !== undefined;
    throw isPrecondition ? new Problem(412, error.key, error.extra) : error;
  }
}
