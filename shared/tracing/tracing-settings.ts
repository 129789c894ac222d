import { z } from "zod";

/** An empty variable counts as unset, as in OpenTelemetry's specification. */
const unset = (value: unknown) => (value === "" ? undefined : value);

const samplers = [
  "always_on",
  "always_off",
  "traceidratio",
  "parentbased_always_on",
  "parentbased_always_off",
  "parentbased_traceidratio",
] as const;

/** OpenTelemetry's standard variables that both programs support. */
export const tracingSettings = {
  /** The collector. Unset: no traces, and nothing of OpenTelemetry is loaded. */
  OTEL_EXPORTER_OTLP_ENDPOINT: z.preprocess(
    unset,
    z.url({ protocol: /^https?$/, error: "must be like http://host:4318" }).optional(),
  ),
  OTEL_EXPORTER_OTLP_HEADERS: z.preprocess(unset, z.string().max(4_000).optional()),
  OTEL_SERVICE_NAME: z.preprocess(unset, z.string().max(200).optional()),
  OTEL_TRACES_SAMPLER: z.preprocess(
    unset,
    z.enum(samplers, `must be one of ${samplers.join(", ")}`).default("parentbased_always_on"),
  ),
  OTEL_TRACES_SAMPLER_ARG: z.preprocess(
    unset,
    z.coerce
      .number("must be a number from 0 to 1")
      .min(0, "must be 0 or more")
      .max(1, "must be 1 or less")
      .default(1),
  ),
};
