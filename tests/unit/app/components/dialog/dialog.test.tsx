import { beforeAll, describe, expect, it } from "vitest";
import { ConfirmDialog } from "~/components/dialog/confirm-dialog";
import { Dialog } from "~/components/dialog/dialog";
import { lazyDialog } from "~/components/dialog/lazy-dialog";
import { LinkButton } from "~/components/ui/link-button";
import { render } from "../../../../support/pages/render";

beforeAll(() => lazyDialog.load());

describe("dialog kit without scripts", () => {
  it("is open, named by its heading, and closes with a link", () => {
    const html = render(
      <Dialog title="Rules" closeTo="/en/page" actions={<LinkButton to="/en/page">Understood</LinkButton>}>
        Be kind.
      </Dialog>,
      { path: "/en/page?dialog=rules" },
    );
    const [, labelledBy] = /<div role="dialog"[^>]* aria-labelledby="([^"]+)"/.exec(html) ?? [];
    expect(html).toContain(`<h2 id="${labelledBy}"`);
    expect(html.match(/<a [^>]*href="\/en\/page"/g)).toHaveLength(2);
    expect(html).not.toContain("<button");
  });

  it("a confirmation is a form with its subject, and the safe answer comes first", () => {
    const html = render(
      <ConfirmDialog
        title="Remove it?"
        closeTo="/en/page"
        action="/en/page"
        fields={{ method: "m-1" }}
        intent="remove"
        confirm="Yes, remove it"
        keep="Keep it"
      >
        For good.
      </ConfirmDialog>,
    );
    expect(html).toMatch(/^<form [^>]*action="\/en\/page" method="post"/);
    expect(html).toContain('<input type="hidden" name="method" value="m-1"/>');
    expect(html).toMatch(/<div role="alertdialog"/);
    expect(html).toMatch(
      /data-first-focus[^>]*>Keep it.*<button type="submit"[^>]* value="remove" name="intent"/,
    );
  });
});
