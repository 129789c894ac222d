import { showToast } from "../toast/toast-store";

interface Texts {
  /** A title of the link for the system's share sheet. */
  title: string;
  copied: string;
  failed: string;
}

/** Opens the system's share sheet with a URL. If the browser has none, copies the URL to the clipboard. */
export async function shareAddress(address: string, { title, copied, failed }: Texts): Promise<void> {
  const shareData = { title, url: address };
  if ("share" in navigator && navigator.canShare(shareData)) {
    // Closing the sheet rejects the promise, which isn't an error.
    await navigator.share(shareData).catch(() => undefined);
    return;
  }
  try {
    // Pages loaded over plain HTTP have no clipboard.
    await navigator.clipboard.writeText(address);
    showToast({ id: "copied", tone: "success", title: copied });
  } catch {
    showToast({ id: "copied", tone: "warning", title: failed, description: address, isExpanded: true });
  }
}
