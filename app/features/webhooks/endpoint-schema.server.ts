import { z } from "zod";
import { type EventType, eventTypes } from "#contract/webhooks/events.ts";
import { maxDescriptionLength, maxUrlLength } from "#contract/webhooks/webhook-states.ts";
import { formKey } from "~/components/form/form-key-schema";
import type { Namespaces } from "~/i18n/namespaces";
import type { Translate } from "~/i18n/translation";

/** Returns the schema of an endpoint's form. `version` is only set for an existing endpoint. */
export function endpointSchema(t: Translate<Namespaces["webhooks"]>) {
  return z
    .object({
      url: z
        .string({ error: t("urlMissing") })
        .trim()
        .max(maxUrlLength, t("urlTooLong")),
      description: z.string().trim().max(maxDescriptionLength, t("descriptionTooLong")).default(""),
      scope: z.enum(["all", "chosen"]),
      eventTypes: z.array(z.enum(eventTypes)).default([]),
      version: z.coerce.number().int().nonnegative().optional(),
      key: formKey,
    })
    .refine(({ scope, eventTypes: chosen }) => scope === "all" || chosen.length > 0, {
      path: ["scope"],
      error: t("eventsMissing"),
    });
}

/** Returns the call's input for a submitted form. */
export function toEndpoint({
  url,
  description,
  scope,
  eventTypes: chosen,
}: {
  url: string;
  description: string;
  scope: "all" | "chosen";
  eventTypes: EventType[];
}) {
  return { url, description, eventTypes: scope === "all" ? null : chosen };
}

/**
 * Returns the events that were checked in a refused form, so that they are checked when it is shown again.
 */
export function chosenEvents(form: FormData): string[] {
  return form.getAll("eventTypes").filter((value) => typeof value === "string");
}
