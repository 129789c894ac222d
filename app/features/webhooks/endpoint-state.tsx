import type { WebhookEndpoint } from "#contract/webhooks/admin-webhooks.ts";
import { Badge } from "~/components/ui/badge";
import type { Tone } from "~/components/ui/tone";
import { useTranslation } from "~/i18n/use-translation";

const tones = {
  active: "success",
  failing: "warning",
  paused: "neutral",
  disabled: "danger",
} as const satisfies Record<string, Tone>;

/** A badge that shows whether an endpoint receives events. */
export function EndpointState({ endpoint }: { endpoint: WebhookEndpoint }) {
  const t = useTranslation("webhooks");
  const state = stateOf(endpoint);
  return <Badge tone={tones[state]}>{t(`endpoint_${state}`)}</Badge>;
}

function stateOf({ disabledAt, isPaused, failures }: WebhookEndpoint): keyof typeof tones {
  if (disabledAt) return "disabled";
  if (isPaused) return "paused";
  return failures > 0 ? "failing" : "active";
}
