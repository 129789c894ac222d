/** The process runs and answers (design §5, Health). */
export function loader(): Response {
  return new Response("ok\n", { headers: { "Content-Type": "text/plain", "Cache-Control": "no-store" } });
}
