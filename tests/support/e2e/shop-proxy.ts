import { createServer, request as forward, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** A request of the browser, with everything that could carry an address. */
export interface RecordedRequest {
  url: string;
  text: string;
}

interface ShopProxyOptions {
  /** Returns where a request of a network is redirected to, or undefined for other requests. */
  redirect: (url: URL) => string | undefined;
}

const page = (title: string) => `<!doctype html><title>${title}</title><h1>${title}</h1>
<button onclick="history.pushState(null, '', '/next')">Next</button>
<output></output><script>
try { localStorage.setItem("visited", "yes"); } catch { document.querySelector("output").textContent = "No storage"; }
</script>`;

/**
 * Starts a proxy for a browser that records every request. Hosts of `.example`, `.test` and networks are simulated,
 * requests to this machine pass through.
 */
export async function startShopProxy({ redirect }: ShopProxyOptions) {
  const recorded: RecordedRequest[] = [];
  const server = createServer((request, response) => void handle(request, response));
  // https isn't available, so browsers fall back to http.
  server.on("connect", (request, socket) => {
    recorded.push({ url: `https://${request.url}`, text: "" });
    socket.end("HTTP/1.1 502 No\r\n\r\n");
  });

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url!);
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const body = Buffer.concat(chunks);
    recorded.push({ url: url.href, text: `${JSON.stringify(request.headers)} ${body.toString()}` });
    const target = redirect(url);
    if (target) return void response.writeHead(302, { location: target }).end();
    if (url.hostname !== "localhost")
      return void response.writeHead(200, { "content-type": "text/html" }).end(page(url.hostname));
    const { hostname, port, pathname, search } = url;
    const options = {
      hostname,
      port,
      path: pathname + search,
      method: request.method,
      headers: request.headers,
    };
    const forwarded = forward(options, (targetResponse) => {
      response.writeHead(targetResponse.statusCode!, targetResponse.headers);
      targetResponse.pipe(response);
    });
    forwarded.on("error", () => response.destroy());
    forwarded.end(body);
  }

  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    recorded,
    address: `http://127.0.0.1:${port}`,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
