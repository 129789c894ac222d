import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { PromptView } from "../../../extension/src/messages.ts";

type Press = { isTrusted: boolean; key?: string; stopPropagation: () => void };

/** The parts of an element that the prompt uses. */
class FakeElement {
  readonly listeners: { type: string; listener: (event: Press) => void }[] = [];
  children: FakeElement[] = [];
  textContent = "";
  className = "";
  ariaBusy: string | null = null;
  readonly attributes: Record<string, string> = {};
  readonly tag: string;

  constructor(tag: string) {
    this.tag = tag;
  }
  append(...children: FakeElement[]) {
    this.children.push(...children);
  }
  after() {}
  remove() {}
  focus() {}
  select() {}
  attachShadow() {
    return this;
  }
  setAttribute(name: string, value: string) {
    this.attributes[name] = value;
  }
  querySelector(tag: string) {
    return this.all().find((one) => one !== this && one.tag === tag) ?? null;
  }
  addEventListener(type: string, listener: (event: Press) => void) {
    this.listeners.push({ type, listener });
  }
  emit(type: string, event: Partial<Press> = {}) {
    const stopPropagation = vi.fn<() => void>();
    for (const one of this.listeners)
      if (one.type === type) one.listener({ isTrusted: true, stopPropagation, ...event });
    return stopPropagation;
  }
  all(): FakeElement[] {
    return [this, ...this.children.flatMap((child) => child.all())];
  }
  byText(text: string) {
    return this.all().find((one) => one.textContent === text)!;
  }
}

const view: PromptView = {
  direction: "rtl",
  language: "ar",
  store: "Nike",
  rate: "8%",
  exclusions: null,
  state: "offer",
  isConnected: true,
  hasCoupons: true,
  texts: {
    activate: "Activate",
    activated: "",
    blocked: "",
    coupons: "Coupons",
    copy: "Copy",
    copied: "Copied",
    close: "Close",
    connect: "",
    excluded: "",
    disclosure: "",
    failed: "Failed",
    noCoupons: "",
  },
};

let page: FakeElement;
let sendMessage: ReturnType<typeof vi.fn<(message: object) => Promise<unknown>>>;
let execCommand: ReturnType<typeof vi.fn<(command: string) => boolean>>;

beforeEach(async () => {
  page = new FakeElement("html");
  sendMessage = vi.fn<(message: object) => Promise<unknown>>();
  execCommand = vi.fn<(command: string) => boolean>(() => true);
  vi.stubGlobal("chrome", { runtime: { sendMessage } });
  vi.stubGlobal("document", {
    documentElement: page,
    createElement: (tag: string) => new FakeElement(tag),
    querySelector: () => null,
    execCommand,
  });
  vi.resetModules();
  const { showPrompt } = await import("../../../extension/src/content/prompt.ts");
  showPrompt(view);
});
afterEach(() => vi.unstubAllGlobals());

const press = (text: string) => page.byText(text).emit("click");
const status = () => page.all().find(({ attributes }) => attributes.role === "status")!.textContent;

describe("the prompt", () => {
  test("says so if the extension can't be reached, and the button works again", async () => {
    sendMessage.mockRejectedValueOnce(new Error("Extension context invalidated."));
    press("Activate");
    await vi.waitFor(() => expect(status()).toBe("Failed"));
    sendMessage.mockResolvedValueOnce({ error: "Offline" });
    press("Activate");
    await vi.waitFor(() => expect(status()).toBe("Offline"));
  });

  test("ignores presses that the page's scripts simulate", () => {
    page.byText("Activate").emit("click", { isTrusted: false });
    expect(sendMessage).not.toHaveBeenCalled();
  });

  test.each(["keydown", "keypress", "keyup"])("keeps %s from the page's shortcuts", (type) => {
    const stopPropagation = page.querySelector("section")!.emit(type, { key: "Enter" });
    expect(stopPropagation).toHaveBeenCalled();
  });

  test("copies a code on a page without https, which has no clipboard", async () => {
    const coupon = {
      id: "1",
      kind: "code",
      code: "SAVE",
      title: { text: "10%", language: "en" },
      endsAt: null,
    };
    sendMessage.mockResolvedValueOnce({ coupons: [coupon], error: null });
    press("Coupons");
    await vi.waitFor(() => expect(page.byText("Copy SAVE")).toBeDefined());
    press("Copy SAVE");
    await vi.waitFor(() => expect(page.byText("Copied")).toBeDefined());
    expect(execCommand).toHaveBeenCalledWith("copy");
  });
});
