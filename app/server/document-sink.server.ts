import { Writable } from "node:stream";

/**
 * Collects the bytes that React renders. React writes a page in dozens of small pieces, which a stream would
 * queue, decode and join separately.
 */
export class DocumentSink extends Writable {
  readonly #pieces: Buffer[] = [];

  override write(piece: Uint8Array | string): true {
    this.#pieces.push(
      typeof piece === "string"
        ? Buffer.from(piece)
        : Buffer.from(piece.buffer, piece.byteOffset, piece.byteLength),
    );
    return true;
  }

  /** Returns all bytes written so far, in UTF-8. */
  document(): Buffer<ArrayBuffer> {
    return Buffer.concat(this.#pieces);
  }
}
