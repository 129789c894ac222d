import type { FastifyInstance } from "fastify";
import { isUuid } from "../../database/queries/identifiers.ts";
import { notFound } from "../../problem.ts";

interface PictureSource {
  /** The path below `/apis`, without the picture's id. */
  path: string;
  find: (id: string) => Promise<{ content: Uint8Array }[]>;
  /** Whether shared caches may store the pictures. */
  sharing: "public" | "private";
}

/**
 * Registers the route that serves rendered pictures (WebP) to anyone with their URL. A changed picture has
 * another URL.
 */
export function servePictures(api: FastifyInstance, { path, find, sharing }: PictureSource): void {
  const config = { access: "anyone" } as const;
  api.get<{ Params: { id: string } }>(
    `${path}/:id`,
    { config, schema: { hide: true } },
    async (request, reply) => {
      const { id } = request.params;
      const [row] = isUuid(id) ? await find(id) : [];
      if (!row) throw notFound();
      return reply
        .header("content-type", "image/webp")
        .header("content-security-policy", "sandbox; default-src 'none'")
        .header("cache-control", `${sharing}, max-age=86400, immutable`)
        .send(Buffer.from(row.content));
    },
  );
}
