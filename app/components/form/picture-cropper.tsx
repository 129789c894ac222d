import { useEffect, useEffectEvent, useId, useRef, useState } from "react";
import { type Crop, initialCrop, maxZoom, croppedSquare, zoomCrop } from "./square-crop";
import { useCropDrag } from "./use-crop-drag";

/** Texts about choosing the square. */
export interface CropTexts {
  label: string;
  hint: string;
  zoom: string;
}

interface PictureCropperProps {
  file: File;
  /** The form field whose file is replaced by the cropped square on submission. */
  name: string;
  texts: CropTexts;
}

const [displayedSize, uploadedSize] = [576, 512];

/**
 * Lets users choose the square of a picture to upload. Only the square is uploaded, so the photo may exceed
 * the server's limit. A file that the browser can't decode is uploaded unchanged, so that the server explains
 * the error.
 */
export function PictureCropper({ file, name, texts }: PictureCropperProps) {
  const [read, setRead] = useState<{ file: File; picture: ImageBitmap }>();
  useEffect(() => {
    let isObsolete = false;
    const reading = createImageBitmap(file);
    reading.then(
      (picture) => !isObsolete && setRead({ file, picture }),
      () => undefined,
    );
    return () => {
      isObsolete = true;
      // Also closes a picture that is still being decoded, because a decoded photo takes up to a hundred
      // megabytes.
      reading.then(
        (picture) => picture.close(),
        () => undefined,
      );
    };
  }, [file]);
  // The previous picture is closed and can no longer be drawn.
  return read?.file === file ? <Frame picture={read.picture} name={name} texts={texts} /> : null;
}

function Frame({ picture, name, texts }: { picture: ImageBitmap; name: string; texts: CropTexts }) {
  const [crop, setCrop] = useState(() => initialCrop(picture));
  const canvas = useRef<HTMLCanvasElement>(null);
  const drag = useCropDrag(picture, setCrop);
  const hint = useId();

  useEffect(() => {
    if (canvas.current) draw(canvas.current, picture, crop);
  }, [picture, crop]);
  const replace = useEffectEvent((form: FormData) => form.set(name, squareFile(picture, crop)));
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
        <canvas ref={canvas} width={displayedSize} height={displayedSize} className="size-full" />
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
          max={maxZoom}
          step={0.05}
          value={crop.zoom}
          onChange={(event) => setCrop(zoomCrop(picture, crop, event.currentTarget.valueAsNumber))}
          className="min-h-9 min-w-0 flex-1 accent-primary"
        />
      </label>
    </div>
  );
}

function draw(canvas: HTMLCanvasElement, picture: ImageBitmap, crop: Crop): void {
  const context = canvas.getContext("2d");
  const { left, top, side } = croppedSquare(picture, crop);
  if (!context) return;
  // Transparent areas become white, as on the server.
  context.fillStyle = "#fff";
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = "high";
  context.drawImage(picture, left, top, side, side, 0, 0, canvas.width, canvas.height);
}

/** Returns the square as a file. Synchronous, because the submission doesn't wait. */
function squareFile(picture: ImageBitmap, crop: Crop): File {
  const canvas = document.createElement("canvas");
  canvas.width = canvas.height = uploadedSize;
  draw(canvas, picture, crop);
  const [, base64 = ""] = canvas.toDataURL("image/jpeg", 0.92).split(",");
  const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  return new File([bytes], "picture.jpg", { type: "image/jpeg" });
}
