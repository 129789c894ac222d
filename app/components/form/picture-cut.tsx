import { useEffect, useEffectEvent, useId, useRef, useState } from "react";
import { type Cut, firstCut, largestZoom, squareOf, zoomCut } from "./square-cut";
import { useCutDrag } from "./use-cut-drag";

/** What is said about the square that is cut out. */
export interface CutTexts {
  label: string;
  hint: string;
  zoom: string;
}

interface PictureCutProps {
  file: File;
  /** The form's field, whose file is replaced by the square when the form is sent. */
  name: string;
  texts: CutTexts;
}

const [shownSide, sentSide] = [576, 512];

/**
 * Chooses which square of a picture is sent. Only the square leaves the browser, so that a photo may be larger than
 * what the server takes. A file the browser cannot read is sent as it is: the server says what is wrong with it.
 */
export function PictureCut({ file, name, texts }: PictureCutProps) {
  const [read, setRead] = useState<{ file: File; picture: ImageBitmap }>();
  useEffect(() => {
    let isGone = false;
    const reading = createImageBitmap(file);
    reading.then(
      (picture) => !isGone && setRead({ file, picture }),
      () => undefined,
    );
    return () => {
      isGone = true;
      // Its pixels are not waited for: of a photo they are a hundred megabytes.
      reading.then(
        (picture) => picture.close(),
        () => undefined,
      );
    };
  }, [file]);
  // The one before is closed by now, and cannot be drawn any more.
  return read?.file === file ? <Frame picture={read.picture} name={name} texts={texts} /> : null;
}

function Frame({ picture, name, texts }: { picture: ImageBitmap; name: string; texts: CutTexts }) {
  const [cut, setCut] = useState(() => firstCut(picture));
  const canvas = useRef<HTMLCanvasElement>(null);
  const drag = useCutDrag(picture, setCut);
  const hint = useId();

  useEffect(() => {
    if (canvas.current) draw(canvas.current, picture, cut);
  }, [picture, cut]);
  const replace = useEffectEvent((sent: FormData) => sent.set(name, squareFile(picture, cut)));
  useEffect(() => {
    const form = canvas.current?.closest("form");
    const onFormData = (event: FormDataEvent) => replace(event.formData);
    form?.addEventListener("formdata", onFormData);
    return () => form?.removeEventListener("formdata", onFormData);
  }, []);

  return (
    <div className="mt-4 max-w-72">
      <div
        role="application"
        aria-label={texts.label}
        aria-describedby={hint}
        tabIndex={0}
        className="relative aspect-square cursor-grab touch-none overflow-hidden rounded-md border border-line active:cursor-grabbing"
        {...drag}
      >
        <canvas ref={canvas} width={shownSide} height={shownSide} className="size-full" />
        <span
          aria-hidden
          className="pointer-events-none absolute inset-0 rounded-full border border-white shadow-[0_0_0_20rem_rgb(0_0_0/0.45)]"
        />
      </div>
      <p id={hint} className="mt-2 text-sm text-muted">
        {texts.hint}
      </p>
      <label className="mt-2 flex items-center gap-3 text-sm">
        {texts.zoom}
        <input
          type="range"
          min={1}
          max={largestZoom}
          step={0.05}
          value={cut.zoom}
          onChange={(event) => setCut(zoomCut(picture, cut, event.currentTarget.valueAsNumber))}
          className="min-h-9 min-w-0 flex-1 accent-primary"
        />
      </label>
    </div>
  );
}

function draw(canvas: HTMLCanvasElement, picture: ImageBitmap, cut: Cut): void {
  const context = canvas.getContext("2d");
  const { left, top, side } = squareOf(picture, cut);
  if (!context) return;
  // What is transparent becomes white on the server, too.
  context.fillStyle = "#fff";
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = "high";
  context.drawImage(picture, left, top, side, side, 0, 0, canvas.width, canvas.height);
}

/** The square as a file. At once: a form that is being sent does not wait. */
function squareFile(picture: ImageBitmap, cut: Cut): File {
  const canvas = document.createElement("canvas");
  canvas.width = canvas.height = sentSide;
  draw(canvas, picture, cut);
  const [, base64 = ""] = canvas.toDataURL("image/jpeg", 0.92).split(",");
  const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  return new File([bytes], "picture.jpg", { type: "image/jpeg" });
}
