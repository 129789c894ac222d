import { redirect } from "react-router";
import { downloadPayoutFile } from "#contract/payout-runs/payout-runs.ts";
import { payoutRunPath } from "~/features/payout-runs/paths";
import { getLocale } from "~/i18n/i18next-middleware.server";
import { localizedPath } from "~/navigation/localized-path";
import { parseIdParam } from "~/navigation/parse-id-param.server";
import { providerClient } from "~/provider-client/provider-client.server";
import { ProviderError } from "~/provider-client/provider-error";
import type { Route } from "./+types/$lang.apps.admin.payout-runs_.$run_.file";

/**
 * Downloads the file of a sent run. If the password must be confirmed first, redirects to the confirmation.
 */
export async function loader({ context, params }: Route.LoaderArgs) {
  const id = parseIdParam(params.run);
  try {
    const { data } = await providerClient(context).call(downloadPayoutFile, { params: { id } });
    return new Response(Buffer.from(data.content, "base64"), {
      headers: {
        "Content-Type": data.mediaType,
        "Content-Disposition": `attachment; filename="${data.fileName}"`,
        "Content-Security-Policy": "sandbox; default-src 'none'; frame-ancestors 'none'",
        "X-Content-Type-Options": "nosniff",
        "Cache-Control": "no-store",
      },
    });
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    if (error.key === "step_up_required")
      return redirect(`${localizedPath(payoutRunPath(id), getLocale(context))}?step=unlock`);
    // There is no page that could show the error.
    throw new Response(error.message, { status: error.status });
  }
}
