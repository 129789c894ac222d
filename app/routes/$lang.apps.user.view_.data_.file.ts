import { Readable } from "node:stream";
import { fetchDataExport } from "#contract/accounts/data-export.ts";
import { dayIn } from "#shared/time-zone.ts";
import { redirectWithToast } from "~/components/toast/flash-toast.server";
import { getTranslation } from "~/i18n/i18n.server";
import { providerClient } from "~/provider-client/provider-client.server";
import { ProviderError } from "~/provider-client/provider-error";
import type { Route } from "./+types/$lang.apps.user.view_.data_.file";

/** Streams the export from the provider as a download. */
export async function loader({ context, request, url }: Route.LoaderArgs): Promise<Response> {
  try {
    const provider = providerClient(context);
    const content = await provider.open(fetchDataExport, {}, request.signal);
    const day = dayIn(new Date(), provider.timeZone);
    return new Response(Readable.toWeb(content) as ReadableStream, {
      headers: {
        "Content-Type": "application/zip",
        "Content-Disposition": `attachment; filename="cashlane-data-${day}.zip"`,
        "X-Content-Type-Options": "nosniff",
        "Cache-Control": "no-store",
      },
    });
  } catch (error) {
    if (!(error instanceof ProviderError) || error.kind === "signed-out") throw error;
    const title = getTranslation(context, "personal-data")("exportFailed");
    const path = url.pathname.replace(/\/file$/, "");
    return redirectWithToast(path, { tone: "danger", title, description: error.message.slice(0, 400) });
  }
}
