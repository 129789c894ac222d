import { data, type LoaderFunctionArgs } from "react-router";
import { readFlashToast } from "~/components/toast/flash-toast.server";
import { areListKeysOn } from "~/components/data-table/keys-cookie.server";
import { environment } from "~/server/environment.server";
import { bellData } from "~/features/notifications/bell/bell-data.server";
import { areAmountsHidden } from "~/features/wallet/amount-privacy.server";
import { modeContext, modeNotice } from "~/server/operation-mode.server";
import { getLocale } from "~/i18n/i18next-middleware.server";
import type { FooterFacts } from "~/page/page-context";
import { getAuth, waitingContext } from "~/session/auth-state.server";
import { hasPermission } from "~/session/has-permission.server";
import { timeZoneContext } from "~/session/time-zone.server";
import { recordVisit } from "~/shell/theme/first-visit.server";
import { readShortcuts } from "~/shell/menus/shortcuts/shortcut-cookie.server";
import { readTheme } from "~/shell/theme/theme-cookie.server";
import { viewerOf } from "~/page/viewer.server";
import { handlesAt } from "~/server/route-handles.server";
import { isScreenHandle } from "./screen-handle";

/**
 * Loads the data that every page needs. It must not fail, because there would be no layout to show the error
 * in.
 */
export async function loadPageData({ request, context, pattern }: LoaderFunctionArgs) {
  const [{ toast, headers }, { visit, headers: visitHeaders }, bell] = await Promise.all([
    readFlashToast(request),
    recordVisit(request),
    hasShell(pattern) ? bellData(request, context) : null,
  ]);
  return data(
    {
      locale: { language: getLocale(context) },
      theme: await readTheme(request),
      amountsHidden: await areAmountsHidden(request),
      listKeysOn: await areListKeysOn(request),
      shortcuts: await readShortcuts(request, getAuth(context)),
      viewer: viewerOf(getAuth(context)),
      waiting: context.get(waitingContext),
      timeZone: context.get(timeZoneContext),
      toast,
      visit,
      bell,
      footer: footerFacts(),
      origin: environment().PUBLIC_ORIGIN[0],
      mode: modeNotice(await context.get(modeContext), {
        language: getLocale(context),
        timeZone: context.get(timeZoneContext).name,
        isStaff: hasPermission(context, "operation.switch"),
      }),
    },
    { headers: [...Object.entries(headers), ...Object.entries(visitHeaders)] },
  );
}

function footerFacts(): FooterFacts {
  const { FOOTER_CREDIT: text, FOOTER_CREDIT_URL: address } = environment();
  const now = new Date();
  return {
    year: now.getUTCFullYear(),
    servedAt: now.toISOString(),
    credit: text ? { text, address: address ?? null } : null,
  };
}

/**
 * Returns whether screens with a route pattern are inside the shell. Only these have a bell, whose data
 * requires a call.
 */
function hasShell(pattern: string): boolean {
  return handlesAt(pattern).find(isScreenHandle)?.layout === "shell";
}
