import { getClaimProof } from "#contract/claims/admin-claims.ts";
import { id } from "#contract/text/identifiers.ts";
import { providerClient } from "~/provider-client/provider-client.server";
import { ProviderError } from "~/provider-client/provider-error";
import type { Route } from "./+types/$lang.apps.admin.claims_.$id.proof";

const endings = { "image/jpeg": "jpg", "image/png": "png", "application/pdf": "pdf" } as const;

/**
 * Downloads the file that a member uploaded as proof of a claim. Browsers must not render it as a page of
 * this origin, guess its type, or cache it.
 */
export async function loader({ context, params }: Route.LoaderArgs) {
  const parsed = id.safeParse(params.id);
  if (!parsed.success) throw new Response(null, { status: 404 });
  const { contentType, content } = await fetchProof(context, parsed.data);
  return new Response(Buffer.from(content, "base64"), {
    headers: {
      "Content-Type": contentType,
      "Content-Disposition": `attachment; filename="proof-${parsed.data}.${endings[contentType]}"`,
      "Content-Security-Policy": "sandbox; default-src 'none'; frame-ancestors 'none'",
      "X-Content-Type-Options": "nosniff",
      "Cache-Control": "no-store",
    },
  });
}

async function fetchProof(context: Route.LoaderArgs["context"], id: string) {
  try {
    return (await providerClient(context).call(getClaimProof, { params: { id } })).data;
  } catch (error) {
    // There is no page that could show the error.
    if (error instanceof ProviderError) throw new Response(error.message, { status: error.status });
    throw error;
  }
}
