/**
 * Sends a form without going where its answer leads; the browser sees to it though the page goes. Of what was
 * already under way the second time changes nothing.
 */
export async function postKeepalive(action: string, form: FormData): Promise<void> {
  const body = new URLSearchParams();
  for (const [name, value] of form) body.append(name, String(value));
  try {
    await fetch(action, { method: "POST", body, keepalive: true, redirect: "manual" });
  } catch (error) {
    console.warn("Notifications: a change could not be sent.", error);
  }
}
