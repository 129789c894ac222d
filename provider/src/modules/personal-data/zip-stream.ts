import { Zip, ZipDeflate, ZipPassThrough } from "fflate";

/** One file of a ZIP, written in pieces. */
export interface ZipEntry {
  write: (content: string | Uint8Array) => void;
  end: () => void;
}

export interface ZipStream {
  /** Adds a file. It is compressed unless its format already is (pictures, PDF). */
  add: (name: string, options?: { packed?: boolean }) => ZipEntry;
  /** Finishes the ZIP. */
  end: () => void;
  /** Returns the ZIP's output since the previous call. */
  take: () => Uint8Array[];
}

/** Creates a ZIP that buffers only the output since the last `take`. All its files are dated `now`. */
export function createZip(now: Date): ZipStream {
  let chunks: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    chunks.push(chunk);
  });
  return {
    add(name, { packed = false } = {}) {
      const file = packed ? new ZipPassThrough(name) : new ZipDeflate(name, { level: 6 });
      file.mtime = now;
      zip.add(file);
      return {
        write: (content) => file.push(typeof content === "string" ? Buffer.from(content) : content),
        end: () => file.push(new Uint8Array(0), true),
      };
    },
    end: () => zip.end(),
    take() {
      const newChunks = chunks;
      chunks = [];
      return newChunks;
    },
  };
}
