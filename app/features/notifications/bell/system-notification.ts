import { languageOfText } from "../text-language";

interface ShownNotification {
  id: string;
  type: string;
  title: string;
  description: string;
}

/**
 * Shows a notification by the browser's system, where the member has not switched that off. Whether they
 * have is asked at that moment: a change counts in every tab at once. Without an answer it is shown.
 * Choosing it brings the tab forward and calls `open`.
 */
export async function showSystemNotification(
  { id, type, title, description }: ShownNotification,
  open: () => void,
): Promise<void> {
  if (!("Notification" in window) || window.Notification.permission !== "granted") return;
  if (await isMuted(type)) return;
  // One tag for all tabs: the system shows it once.
  const shown = new window.Notification(title, { body: description, tag: id, lang: languageOfText(title) });
  shown.onclick = () => {
    shown.close();
    window.focus();
    open();
  };
}

async function isMuted(type: string): Promise<boolean> {
  try {
    const answer = await fetch(`/notifications/browser?type=${encodeURIComponent(type)}`);
    return answer.ok && ((await answer.json()) as { show?: unknown }).show === false;
  } catch {
    return false;
  }
}
