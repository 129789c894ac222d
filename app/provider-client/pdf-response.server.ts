import { ProviderError } from "./provider-error";

/**
 * Responds with a PDF from the provider as a download. There is no page that could show an error, so if the
 * provider refuses, the response is plain text with its status and message.
 */
export async function pdfResponse(
  load: () => Promise<{ data: { fileName: string; content: string } }>,
): Promise<Response> {
  try {
    const { data: file } = await load();
    return new Response(Buffer.from(file.content, "base64"), {
      headers: {
        "Content-Type": "application/pdf",
        "Content-Disposition": `attachment; filename="${file.fileName}"`,
        "X-Content-Type-Options": "nosniff",
        "Cache-Control": "no-store",
      },
    });
  } catch (error) {
    if (error instanceof ProviderError) throw new Response(error.message, { status: error.status });
    throw error;
  }
}
