/** The process runs and answers. */
export function loader(): Response {
  return new Response("ok\n", { headers: { "Content-Type": "text/plain", "Cache-Control": "no-store" } });
}
