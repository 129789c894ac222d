import type { FastifyInstance } from "fastify";
import * as calls from "#contract/settings/admin-settings.ts";
import type { Settings } from "#contract/settings/settings.ts";
import { settingsAreas, type SettingsArea } from "#contract/settings/settings-areas.ts";
import { identityOf } from "../../plugins/identity.ts";
import { idempotencyKeyIfAny } from "../idempotency/once.ts";
import { changeSettings, decideOnSettings } from "./change.ts";
import { currentSettings } from "./current.ts";
import { readArea } from "./read.ts";
import { assertValidPlaceholders } from "./wording-rules.ts";
import { listTexts, previewWordings } from "./wordings.ts";

/** Routes for the operator's settings, including the public ones. */
export async function settingsRoutes(api: FastifyInstance): Promise<void> {
  const { CURRENCY: currency } = api.environment;
  const access = "admin";

  function implement<Area extends SettingsArea>(area: Area): void {
    const { read, change } = calls.settingsCalls[area];
    api.implement(read, { access }, async ({ request }) => {
      const viewer = identityOf(request).userId;
      return { data: (await readArea(api.database, area, { currency, viewer })) as never };
    });
    // The largest value is custom texts for all notifications in all languages.
    api.implement(change, { access, bodyLimit: 128 * 1024 }, async ({ body, request }) => {
      const { version, value } = body as { version: number; value: Settings[Area] };
      const idempotencyKey = idempotencyKeyIfAny(request);
      return {
        data: (await changeSettings(api, request, area, { version, value, key: idempotencyKey })) as never,
      };
    });
  }
  for (const area of settingsAreas) implement(area);

  api.implement(calls.approveSettings, { access }, async ({ params, request }) => {
    const idempotencyKey = idempotencyKeyIfAny(request);
    return { data: await decideOnSettings(api, request, params.id, { decision: "approve", idempotencyKey }) };
  });

  api.implement(calls.rejectSettings, { access }, async ({ params, request }) => {
    const idempotencyKey = idempotencyKeyIfAny(request);
    return { data: await decideOnSettings(api, request, params.id, { decision: "refuse", idempotencyKey }) };
  });

  api.implement(calls.getNotificationTexts, { access }, async () => ({ data: listTexts(currency) }));

  api.implement(
    calls.previewNotification,
    { access, during: "reading" },
    async ({ params: { type }, body: { value } }) => {
      assertValidPlaceholders(value);
      return { data: previewWordings(api.environment, type, value) };
    },
  );

  api.implement(calls.getContactDetails, { access: "anyone" }, async () => {
    return { data: await currentSettings(api.database, "contact", currency) };
  });
}
