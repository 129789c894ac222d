import { describe, expect, it } from "vitest";
import { Alert } from "~/components/ui/alert";
import { Avatar } from "~/components/ui/avatar";
import { Badge } from "~/components/ui/badge";
import { Button } from "~/components/ui/button";
import { Checkbox } from "~/components/ui/checkbox";
import { DateTime } from "~/components/ui/date-time";
import { Menu } from "~/components/ui/menu";
import { Money } from "~/components/ui/money";
import { RadioCard } from "~/components/ui/radio-card";
import { Select } from "~/components/ui/select";
import { Skeleton } from "~/components/ui/skeleton";
import { render, textOf } from "../../../../support/pages/render";

describe("the ui kit", () => {
  it("a button submits no form by default", () => {
    expect(render(<Button>Go</Button>)).toMatch(/^<button type="button"/);
    expect(render(<Button type="submit">Go</Button>)).toMatch(/^<button type="submit"/);
  });

  it.each([
    ["danger", "alert"],
    ["warning", "alert"],
    ["info", "status"],
    ["success", "status"],
  ] as const)("an alert of %s has the role %s, with an icon in addition to its color", (tone, role) => {
    const html = render(<Alert tone={tone} title="Listen" />);
    expect(html).toContain(`role="${role}"`);
    expect(html).toContain("<svg");
  });

  it("decorative avatars and skeletons are hidden from assistive technology", () => {
    for (const part of [<Avatar key="a" name="Lina Haddad" />, <Skeleton key="s" />]) {
      expect(render(part)).toMatch(/^<span aria-hidden="true"/);
    }
  });

  it("an amount is isolated, and colored only for a gain or a loss", () => {
    expect(render(<Money amount={123_456} currency="USD" />)).toMatch(
      /^<bdi class="figures[^>]*>\$1,234\.56</,
    );
    expect(render(<Money amount={-5} currency="USD" colored />)).toContain("text-danger");
    expect(render(<Money amount={0} currency="USD" colored />)).not.toMatch(/text-(danger|success)/);
  });

  it("an instant is a time element in UTC", () => {
    const html = render(<DateTime value="2026-03-04T15:30:00Z" style="minute" />);
    expect(html).toContain('dateTime="2026-03-04T15:30:00Z"');
    expect(textOf(html)).toMatch(/UTC$/);
  });

  it("a menu opens without scripts and has a name", () => {
    expect(render(<Menu label="More" trigger="…" children={<a href="/x">x</a>} />)).toMatch(
      /<details[^>]*><summary aria-label="More"/,
    );
  });

  it("options have labels", () => {
    expect(textOf(render(<Checkbox label="I agree" />))).toBe("I agree");
    expect(textOf(render(<RadioCard title="Bank" description="Three days" />))).toBe("Bank Three days");
    const options = [{ value: "a", label: "A", disabled: true }];
    const html = render(<Select options={options} placeholder="Choose" />);
    expect(html).toMatch(/<option value="">Choose<\/option>/);
    expect(html).toMatch(/<option value="a" disabled=""/);
    expect(textOf(render(<Badge>Paid</Badge>))).toBe("Paid");
  });
});
