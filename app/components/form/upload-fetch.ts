type Report = (share: number) => void;

let report: Report | undefined;
let originalFetch: typeof fetch | undefined;

/**
 * Reports the upload progress of the next form with a file, from 0 to 1. The router uses `fetch`, which can't
 * report upload progress, so this one request uses XMLHttpRequest.
 */
export function reportNextUpload(listener: Report): void {
  report = listener;
  if (originalFetch) return;
  originalFetch = window.fetch;
  window.fetch = fetchOrUpload;
}

async function fetchOrUpload(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const [send, listener, body] = [originalFetch ?? fetch, report, init?.body];
  if (!listener || !(body instanceof FormData) || ![...body.values()].some(isFile)) return send(input, init);
  if (originalFetch) window.fetch = originalFetch;
  originalFetch = report = undefined;
  return upload(new Request(input, { method: init?.method ?? "POST" }), body, init?.signal, listener);
}

function isFile(value: FormDataEntryValue): boolean {
  return value instanceof File && value.size > 0;
}

/**
 * Sends a form and reports its progress.
 * @throws DOMException `AbortError` when the signal is aborted
 * @throws TypeError when there is no response, as `fetch` does
 */
function upload(
  { url, method }: Request,
  body: FormData,
  signal: AbortSignal | null | undefined,
  listener: Report,
): Promise<Response> {
  const request = new XMLHttpRequest();
  request.open(method, url);
  request.responseType = "arraybuffer";
  request.upload.onprogress = ({ loaded, total }) => listener(total > 0 ? loaded / total : 0);
  signal?.addEventListener("abort", () => request.abort());
  return new Promise((resolve, reject) => {
    request.onload = () => resolve(responseOf(request));
    request.onerror = () => reject(new TypeError("Failed to fetch"));
    request.onabort = () => reject(new DOMException("The upload was stopped.", "AbortError"));
    if (signal?.aborted) request.onabort(new ProgressEvent("abort"));
    else request.send(body);
  });
}

function responseOf(request: XMLHttpRequest): Response {
  const headers = new Headers();
  for (const line of request.getAllResponseHeaders().trim().split(/\r?\n/)) {
    const colon = line.indexOf(":");
    if (colon > 0) headers.append(line.slice(0, colon), line.slice(colon + 1).trim());
  }
  const hasBody = ![204, 205, 304].includes(request.status);
  const body = hasBody ? (request.response as ArrayBuffer) : null;
  return new Response(body, { status: request.status, statusText: request.statusText, headers });
}
