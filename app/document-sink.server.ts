import { Writable } from "node:stream";

/**
 * Takes what React renders, and keeps it as it comes. React writes a page in dozens of small pieces; a stream
 * would queue, decode and join them again one by one.
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

  /** All that was written, in UTF-8. */
  document(): Buffer<ArrayBuffer> {
    return Buffer.concat(this.#pieces);
  }
}
