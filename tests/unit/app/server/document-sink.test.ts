import { expect, test } from "vitest";
import { DocumentSink } from "~/server/document-sink.server";

test("joins all pieces in order, bytes and texts alike", () => {
  const sink = new DocumentSink();
  sink.write(Buffer.from("<p>é"));
  sink.write("€</p>");
  sink.write(new Uint8Array([0x61, 0x62, 0x63]).subarray(1));
  sink.end();
  expect(sink.document().toString()).toBe("<p>é€</p>bc");
});
