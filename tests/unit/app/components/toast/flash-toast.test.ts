import { describe, expect, it } from "vitest";
import { redirectWithToast, readFlashToast } from "~/components/toast/flash-toast.server";

function requestWith(cookie: string): Request {
  return new Request("http://cashlane.test/en", { headers: { Cookie: cookie } });
}

describe("flash toast", () => {
  it("is shown once, by the next page", async () => {
    const response = await redirectWithToast("/en", { tone: "success", title: "Withdrawal requested" });
    expect(response.status).toBe(302);
    expect(response.headers.get("Location")).toBe("/en");
    const cookie = response.headers.getSetCookie()[0]?.split(";")[0] ?? "";
    const flash = await readFlashToast(requestWith(cookie));
    expect(flash.toast).toMatchObject({ tone: "success", title: "Withdrawal requested" });
    expect(flash.headers["Set-Cookie"]).toContain("Max-Age=0");
  });

  it("a prefetch leaves it to the page itself", async () => {
    const response = await redirectWithToast("/en", { tone: "success", title: "Saved" });
    const headers = { Cookie: response.headers.getSetCookie()[0]?.split(";")[0] ?? "", Purpose: "prefetch" };
    const flash = await readFlashToast(new Request("http://cashlane.test/en.data", { headers }));
    expect(flash).toEqual({ toast: null, headers: {} });
  });

  it("is sent to scripts twice, since the first load may be aborted", async () => {
    const response = await redirectWithToast("/en", { tone: "success", title: "Saved" });
    let cookie = response.headers.getSetCookie()[0] ?? "";
    const toastIds = [];
    for (let load = 1; load <= 2; load += 1) {
      const headers = { Cookie: cookie.split(";")[0] ?? "", "Sec-Fetch-Dest": "empty" };
      const flash = await readFlashToast(new Request("http://cashlane.test/en", { headers }));
      cookie = flash.headers["Set-Cookie"] ?? "";
      toastIds.push(flash.toast?.id);
    }
    expect(toastIds[0] !== undefined).toBe(true);
    expect(toastIds[0] === toastIds[1]).toBe(true);
    expect(cookie).toContain("Max-Age=0");
  });

  it("other cookies of the response are kept", async () => {
    const headers = new Headers({ "Set-Cookie": "session=1" });
    const response = await redirectWithToast("/en", { tone: "info", title: "x" }, { headers });
    expect(response.headers.getSetCookie()).toHaveLength(2);
  });

  it.each([
    "toast=",
    "toast=rubbish",
    "toast=%7B%7D",
    `toast=${btoa('{"tone":"pink","title":"x","id":"1"}')}`,
  ])("ignores and removes a broken cookie %j", async (cookie) => {
    const flash = await readFlashToast(requestWith(cookie));
    expect(flash.toast).toBeNull();
    expect(flash.headers["Set-Cookie"]).toContain("Max-Age=0");
  });

  it("does nothing without a cookie", async () => {
    expect(await readFlashToast(requestWith("theme=x"))).toEqual({ toast: null, headers: {} });
  });
});
