import { maxAvatarSize, maxAvatarBodySize } from "#contract/accounts/account.ts";
import { Problem } from "../../problem.ts";
import { renderPicture } from "./draw-picture.ts";

/** Options of calls that receive a picture. Rendering costs more than most calls. */
export const pictureCall = { bodyLimit: maxAvatarBodySize + 1024, perMinute: 10 } as const;

/**
 * Decodes a picture in base64 and renders it: cropped to a square, or shown completely (`contain`). @throws
 * Problem 422 `avatar_too_large`, or as `renderPicture` does
 */
export function readPicture(base64: string, fit: Parameters<typeof renderPicture>[1]) {
  const file = Buffer.from(base64, "base64");
  if (file.length > maxAvatarSize)
    throw new Problem(422, "avatar_too_large", { fields: { content: ["avatar_too_large"] } });
  return renderPicture(file, fit);
}
