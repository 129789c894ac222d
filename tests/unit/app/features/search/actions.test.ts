import { expect, test } from "vitest";
import { matchingActions } from "~/features/search/actions";
import { textsOf } from "~/i18n/resources.server";
import { translate } from "~/i18n/translation";
import type { MenuViewer } from "~/navigation/menu";

const t = (key: string) => translate(textsOf("en", "search"), "en", key);

test.each([
  ["loading", "n", []],
  ["visitor", "w", []],
  ["visitor", "dark", ["dark"]],
  ["visitor", "mode", ["light", "dark", "system"]],
  ["visitor", "theme", ["light", "dark", "system"]],
  ["member", "withdraw", ["withdraw"]],
  ["member", "all", ["markAllRead"]],
  ["admin", "withdraw", ["withdraw"]],
] satisfies [MenuViewer, string, string[]][])(
  "offers the permitted actions to a %s who types %s",
  (viewer, query, actions) => {
    expect(matchingActions(viewer, query, t).map(({ action }) => action)).toEqual(actions);
  },
);
