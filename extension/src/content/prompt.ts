import type { ExtensionCoupon } from "#contract/extension/extension-calls.ts";
import { sendMessage } from "../browser-api.ts";
import type { Messages, PromptView } from "../messages.ts";
import styles from "./prompt.css?inline";

const tag = "cashlane-prompt";

/**
 * Shows the prompt above the store's page, in a shadow tree, so that page and prompt don't affect each other.
 * Replaces an earlier prompt; `null` removes it.
 */
export function showPrompt(view: PromptView | null): void {
  document.querySelector(tag)?.remove();
  if (!view) return;
  const host = document.createElement(tag);
  host.dir = view.direction;
  host.lang = view.language;
  const root = host.attachShadow({ mode: "open" });
  root.append(
    element("style", { text: styles }),
    content(view, () => host.remove()),
  );
  document.documentElement.append(host);
}

interface Parts {
  text?: string;
  className?: string;
  children?: Node[];
}

function element<K extends keyof HTMLElementTagNameMap>(
  name: K,
  { text, className, children = [] }: Parts,
): HTMLElementTagNameMap[K] {
  const created = document.createElement(name);
  if (text !== undefined) created.textContent = text;
  if (className) created.className = className;
  created.append(...children);
  return created;
}

/** Returns a button. It ignores presses that the page's scripts simulate. */
function button(text: string, className: string, onPress: (pressed: HTMLButtonElement) => void) {
  const created = element("button", { text, className });
  created.type = "button";
  created.addEventListener("click", (event) => {
    if (event.isTrusted) onPress(created);
  });
  return created;
}

function content(view: PromptView, remove: () => void): HTMLElement {
  const { texts, state } = view;
  const section = element("section", {});
  section.setAttribute("aria-label", `Cashlane: ${view.store}`);
  const status = element("p", { className: "error" });
  status.setAttribute("role", "status");
  function dismiss() {
    remove();
    void sendMessage("dismiss", {});
  }
  const close = button("×", "close", dismiss);
  close.setAttribute("aria-label", texts.close);
  section.addEventListener("keydown", (event) => {
    if (event.key === "Escape" && event.isTrusted) dismiss();
  });
  // Keys pressed in the prompt must not trigger shortcuts of the store's page.
  for (const type of ["keydown", "keypress", "keyup"])
    section.addEventListener(type, (event) => event.stopPropagation());
  section.append(element("header", { children: [element("h2", { text: view.rate }), close] }));
  if (state === "activated") section.append(element("p", { text: texts.activated }));
  if (state === "blocked") section.append(element("p", { text: texts.blocked, className: "error" }));
  if (view.exclusions)
    section.append(element("p", { text: `${texts.excluded} ${view.exclusions}`, className: "muted" }));
  const actions = element("div", { className: "actions" });
  if (state !== "activated") actions.append(mainButton(view, status));
  if (view.hasCoupons && view.isConnected)
    actions.append(
      button(texts.coupons, "", (pressed) => void showCoupons(view, { pressed, section, status })),
    );
  section.append(actions, status, element("p", { text: texts.disclosure, className: "muted" }));
  return section;
}

function mainButton({ isConnected, texts }: PromptView, status: HTMLElement): HTMLButtonElement {
  if (!isConnected) return button(texts.connect, "main", () => void sendMessage("connect", {}));
  return button(texts.activate, "main", (pressed) => void activate(pressed));

  async function activate(pressed: HTMLButtonElement) {
    if (pressed.ariaBusy === "true") return;
    pressed.ariaBusy = "true";
    const response = await sendSafely("activate");
    pressed.ariaBusy = null;
    status.textContent = response ? response.error : texts.failed;
  }
}

/** Returns `null` instead of failing if the extension was updated or removed since the page was loaded. */
async function sendSafely<K extends "activate" | "coupons">(
  type: K,
): Promise<Messages[K]["response"] | null> {
  return sendMessage(type, {} as Messages[K]["input"]).catch(() => null);
}

async function showCoupons(
  { texts }: PromptView,
  { pressed, section, status }: { pressed: HTMLElement; section: HTMLElement; status: HTMLElement },
): Promise<void> {
  const { coupons, error } = (await sendSafely("coupons")) ?? { coupons: [], error: texts.failed };
  status.textContent = error ?? (coupons.length === 0 ? texts.noCoupons : "");
  if (coupons.length === 0) return;
  pressed.remove();
  const rows = coupons.map((coupon) => couponRow(coupon, texts));
  const list = element("ul", { children: rows });
  section.append(list);
  list.querySelector("button")?.focus();
}

function couponRow({ title, code }: ExtensionCoupon, texts: PromptView["texts"]): HTMLElement {
  const label = element("span", { text: title.text });
  label.lang = title.language;
  if (!code) return element("li", { children: [label] });
  const copy = button(`${texts.copy} ${code}`, "", (pressed) => {
    void copyText(code, pressed).then((isCopied) => {
      if (isCopied) pressed.textContent = texts.copied;
    });
  });
  return element("li", { children: [label, copy] });
}

/** Copies a text, even on pages without https, which have no clipboard API. Returns whether it succeeded. */
async function copyText(text: string, pressed: HTMLElement): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    const field = element("textarea", { text });
    pressed.after(field);
    field.focus();
    field.select();
    const isCopied = document.execCommand("copy");
    field.remove();
    pressed.focus();
    return isCopied;
  }
}
