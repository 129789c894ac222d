import { requireScreenOfFile } from "~/middleware/guards.server";
import type { Route } from "./+types/route";
import { csvFileOf } from "./files.server";

export const middleware: Route.MiddlewareFunction[] = [requireScreenOfFile];

/** Downloads the list of a screen: `/csv/apps/details/leads?…` is the file for `/apps/details/leads?…`. */
export function loader({ context, request, url, params }: Route.LoaderArgs) {
  const download = csvFileOf(`/${params["*"]}`);
  if (!download) throw new Response(null, { status: 404 });
  return download({ context, request, url });
}
