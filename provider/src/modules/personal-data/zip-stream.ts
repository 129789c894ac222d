import { Zip, ZipDeflate, ZipPassThrough } from "fflate";

/** One file of a ZIP, written piece by piece. */
export interface ZipEntry {
  write: (content: string | Uint8Array) => void;
  end: () => void;
}

export interface ZipStream {
  /** A file that is packed, or, when it is packed in itself (pictures, PDF), taken as it is. */
  add: (name: string, options?: { packed?: boolean }) => ZipEntry;
  /** Ends the ZIP. */
  end: () => void;
  /** Takes what the ZIP has come to since it was last asked. */
  take: () => Uint8Array[];
}

/** Makes a ZIP in memory no longer than what was written since `take`. Dates are of `now`. */
export function createZip(now: Date): ZipStream {
  let made: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    made.push(chunk);
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
      const taken = made;
      made = [];
      return taken;
    },
  };
}
