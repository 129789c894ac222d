import { describe, expect, it } from "vitest";
import { EmptyState } from "~/components/states/empty-state";
import { ErrorState } from "~/components/states/error-state";
import { OfflineNotice } from "~/shell/frame/offline-notice";
import { PartRegion } from "~/components/states/part-region";
import { render, textOf } from "../../../../support/pages/render";

describe("states kit", () => {
  it("an error is an alert with Retry, a link to the same page, and the request's id", () => {
    const html = render(<ErrorState requestId="req-7" />, { path: "/en/list?q=a" });
    expect(html).toContain('role="alert"');
    expect(html).toContain('href="/en/list?q=a"');
    expect(textOf(html)).toBe(
      "Something went wrong This is our fault, not yours. Please try again in a moment. Retry Request req-7",
    );
  });

  it("shows the server's own message, and a given action instead of Retry", () => {
    const html = render(<ErrorState message="Closed for the night.">Home</ErrorState>);
    expect(textOf(html)).toBe("Something went wrong Closed for the night. Home");
  });

  it("an empty state has a heading of its level and its one action", () => {
    const html = render(
      <EmptyState illustration="wallet" title="Nothing yet" level="h1">
        <a href="/begin">Begin</a>
      </EmptyState>,
    );
    expect(html).toMatch(/<h1[^>]*>Nothing yet<\/h1>/);
    expect(html).toContain('<a href="/begin">');
  });

  it("shows the content of a loaded part, and only the error of a failed one", () => {
    const content = (data: string) => <b>{data}</b>;
    expect(render(<PartRegion part={{ state: "loaded", data: "7" }}>{content}</PartRegion>)).toBe("<b>7</b>");
    const failed = { state: "failed", status: 503, message: "Not now.", requestId: "r" } as const;
    const html = render(<PartRegion part={failed}>{content}</PartRegion>);
    expect(html).not.toContain("<b>");
    expect(textOf(html)).toContain("Not now. Retry Request r");
  });

  it("the server never renders the offline message", () => {
    expect(render(<OfflineNotice />)).toBe("");
  });
});
