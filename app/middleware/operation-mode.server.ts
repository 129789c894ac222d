import { modeContext } from "~/server/operation-mode.server";
import { services } from "~/server/services.server";
import type { MiddlewareArgs, Next } from "./middleware-types";

/** Starts to read the provider's operation mode, which the root loader and the maintenance page need. */
export async function operationMode({ context }: MiddlewareArgs, next: Next): Promise<Response> {
  const { operation } = await services();
  context.set(modeContext, operation.current());
  return next();
}
