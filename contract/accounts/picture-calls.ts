import { z } from "zod";
import { maxAvatarBodySize } from "./account.ts";
import { defineCall } from "../calls/call.ts";
import type { Permission } from "../roles/permissions.ts";

interface PictureOptions<Params, Data> {
  permission: Permission;
  /** The picture's name in summaries: "a category's picture". */
  subject: string;
  params: Params;
  data: Data;
}

/**
 * Declares the two calls that set and remove a picture. Setting a picture is refused with 422
 * `avatar_too_large`, `avatar_type_unknown` or `avatar_broken` at `content`.
 */
export function definePictureCalls<Params extends z.ZodType, Data extends z.ZodType>(
  path: string,
  { permission, subject, params, data }: PictureOptions<Params, Data>,
) {
  return {
    set: defineCall("PUT", path, {
      permission,
      summary: `Set ${subject}: JPEG, PNG or WebP up to 800 kB; resized to 256 × 256 pixels`,
      params,
      body: z.object({ content: z.base64().max(maxAvatarBodySize) }),
      data,
    }),
    remove: defineCall("DELETE", path, { permission, summary: `Remove ${subject}`, params, data }),
  };
}
