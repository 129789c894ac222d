const maxInterval = 1000;
const timedOut = "HTTP/1.1 408 Request Timeout\r\nConnection: close\r\nContent-Length: 0\r\n\r\n";

/**
 * @typedef {object} Pace
 * @property {number} idle milliseconds without a byte of a request's body
 * @property {number} bytesPerSecond the minimum average rate, checked after `idle`
 */

/**
 * @typedef {object} Upload
 * @property {import("node:http").IncomingMessage} request
 * @property {import("node:http").ServerResponse} response
 * @property {number} begun when the body started
 * @property {number} bytesBefore bytes the connection had received before the body
 * @property {number} bytes bytes of the body received so far
 * @property {number} grown when `bytes` last increased
 */

/**
 * Ends requests with 408 whose body stalls or arrives too slowly. A limit on the whole request would limit its size: a
 * file of some megabytes takes a minute on a slow connection. Requests that are answered, or whose received bytes the
 * program hasn't read yet, are left alone.
 *
 * @param {import("node:http").Server} server
 * @param {Pace} pace
 */
export function limitPace(server, { idle, bytesPerSecond }) {
  /** @type {Set<Upload>} */
  const uploads = new Set();
  const timer = setInterval(
    () => {
      const now = performance.now();
      for (const upload of uploads) {
        const { request, response, begun, bytesBefore } = upload;
        if (request.complete || response.writableEnded || request.destroyed) {
          uploads.delete(upload);
          continue;
        }
        const bytes = request.socket.bytesRead - bytesBefore;
        if (bytes > upload.bytes) Object.assign(upload, { bytes, grown: now });
        // The data has arrived but the program hasn't read it yet, so the connection isn't stalled.
        else if (request.readableLength > 0) upload.grown = now;
        const isIdle = now - upload.grown > idle;
        const isSlow = now - begun > idle && bytes < ((now - begun) / 1000) * bytesPerSecond;
        if (!isIdle && !(isSlow && request.readableLength === 0)) continue;
        uploads.delete(upload);
        if (!response.headersSent) request.socket.write(timedOut);
        request.socket.destroy();
      }
    },
    Math.min(maxInterval, idle / 4),
  );
  timer.unref();
  server.on("close", () => clearInterval(timer));
  server.prependListener("request", (request, response) => {
    const { headers, socket } = request;
    if (!headers["transfer-encoding"] && !(Number(headers["content-length"]) > 0)) return;
    const now = performance.now();
    uploads.add({ request, response, begun: now, grown: now, bytes: 0, bytesBefore: socket.bytesRead });
  });
}
