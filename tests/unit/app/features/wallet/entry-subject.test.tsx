import { expect, test } from "vitest";
import type { WalletEntry } from "#contract/wallet/wallet.ts";
import { EntrySubject } from "~/features/wallet/entry-subject";
import { render, textOf } from "../../../../support/pages/render";

const renderSubject = (subject: WalletEntry["subject"], kind: WalletEntry["kind"] = "cashback_pending") =>
  render(<EntrySubject entry={{ subject, kind }} />);

test.each([
  ["purchase", "/en/apps/my-cash-back/cash-back-detail?view=a%2Fb"],
  ["withdrawal", "/en/apps/my-cash-back/withdraw-history?view=a%2Fb"],
] as const)("the entry of a %s links to it", (type, href) => {
  const html = renderSubject({ type, id: "a/b", label: "Good <i>Shoes</i>" });
  expect(html).toContain(`href="${href}"`);
  expect(textOf(html)).toBe("Good &lt;i&gt;Shoes&lt;/i&gt; Cash back tracked");
});

test("an entry without a subject shows only its event", () => {
  const html = renderSubject({ type: "none", id: null, label: null }, "adjustment");
  expect(html).not.toContain("<a");
  expect(textOf(html)).toBe("Adjustment");
});
