import type { QrCode } from "./qr-code.server";

/** A picture of a QR code. Its content must also be shown as text. */
export function QrPicture({ code, label }: { code: QrCode; label: string }) {
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${code.size} ${code.size}`}
      shapeRendering="crispEdges"
      // Cameras need black on white, in every theme.
      className="size-52 rounded-md [forced-color-adjust:none]"
    >
      <path fill="#fff" d={`M0 0h${code.size}v${code.size}H0z`} />
      <path fill="#000" d={code.path} />
    </svg>
  );
}
