import { createContext } from "react-router";
import { services } from "~/server/services.server";
import { newDevice } from "~/session/device-cookie.server";
import type { MiddlewareArgs, Next } from "./middleware-types";

/** The visitor's browser. Accounts recognize it by its id. */
export interface Device {
  id: string;
  /** Whether an account has recorded the browser, so that its id must be kept. */
  isKnown: boolean;
}

export const deviceContext = createContext<Device>();

/** Reads or creates the browser's id. Sets its cookie once an account has recorded the browser. */
export async function device({ request, context }: MiddlewareArgs, next: Next): Promise<Response> {
  const { device: cookie } = await services();
  const id = (await cookie.read(request.headers.get("cookie"))) ?? newDevice();
  const current: Device = { id, isKnown: false };
  context.set(deviceContext, current);
  const response = await next();
  if (current.isKnown) response.headers.append("Set-Cookie", await cookie.set(id));
  return response;
}
