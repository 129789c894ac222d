import type { NetworkMessage } from "./dialect.ts";

/** A request that contains a network's report. */
export interface NetworkRequest {
  method: "GET" | "POST";
  contentType: string | undefined;
  /** The signed content: the body, or the query of a GET request. */
  content: string;
}

/** Returns the requests that contain these messages. Records are split into requests of up to `pageSize`. */
export function requestsOf(messages: NetworkMessage[], pageSize = 50): NetworkRequest[] {
  const requests: NetworkRequest[] = [];
  let page: Record<string, unknown>[] = [];
  function closePage(): void {
    if (page.length > 0)
      requests.push({ method: "POST", contentType: "application/json", content: JSON.stringify(page) });
    page = [];
  }
  for (const message of messages) {
    if (message.kind === "record") {
      page.push(message.record);
      if (page.length === pageSize) closePage();
      continue;
    }
    closePage();
    const { kind, text: content } = message;
    requests.push(
      kind === "query"
        ? { method: "GET", contentType: undefined, content }
        : { method: "POST", contentType: "application/x-www-form-urlencoded", content },
    );
  }
  closePage();
  return requests;
}
