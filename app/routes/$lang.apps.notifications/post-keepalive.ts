/**
 * Submits a form without following its answer. The browser completes the request after the page is left.
 * Repeating a request in progress has no effect.
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
