import type { Dashboard } from "../programs/dashboard";

/** A minimal browser: stores cookies and sends them back. */
export class Browser {
  readonly cookies = new Map<string, string>();

  constructor(private dashboard: Pick<Dashboard, "request">) {}

  /** Connects the browser to another dashboard process. */
  moveTo(dashboard: Pick<Dashboard, "request">): void {
    this.dashboard = dashboard;
  }

  async request(target: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers(init.headers);
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    if (cookie) headers.set("cookie", cookie);
    const response = await this.dashboard.request(target, { ...init, headers });
    for (const line of response.headers.getSetCookie()) this.keep(line);
    return response;
  }

  /** Submits a form as a page without scripts does. */
  submit(
    target: string,
    fields: Record<string, string> | [name: string, value: string][],
  ): Promise<Response> {
    return this.request(target, { method: "POST", body: new URLSearchParams(fields) });
  }

  async logIn(email: string, password: string): Promise<Response> {
    return this.submit("/en/login", { email, password });
  }

  private keep(line: string): void {
    const [pair = "", ...attributes] = line.split(";");
    const [name = "", value = ""] = [pair.slice(0, pair.indexOf("=")), pair.slice(pair.indexOf("=") + 1)];
    const isOver = attributes.some((attribute) => /^\s*max-age=0$/i.test(attribute));
    if (isOver) this.cookies.delete(name);
    else this.cookies.set(name, value);
  }
}
