import { createContext } from "react-router";
import { getOperationMode, normalMode, type OperationMode } from "#contract/operation/operation-mode.ts";
import { formatDate } from "~/i18n/format";
import type { Language } from "~/i18n/languages";
import type { ModeNoticeTexts } from "~/page/page-context";
import { catalogueText } from "../provider-client/catalogue-text.server";
import type { ResilientTransport } from "../provider-client/resilient-transport.server";

// In milliseconds. After a failure, the last known mode is used for longer, so that a provider that doesn't
// answer doesn't delay every page.
const maxAge = 1_000;
const maxAgeAfterFailure = 5_000;
const timeLimit = 500;

/** The provider's operation mode, as last read by this process. */
export interface ModeSource {
  /** Returns the mode, at most a second old; the last known one if the provider doesn't answer. */
  current: () => Promise<OperationMode>;
}

/** The operation mode of this request. It is read while the session is opened. */
export const modeContext = createContext<Promise<OperationMode>>(Promise.resolve(normalMode));

/** Reads the mode from the provider, at most once a second for all requests of this process. */
export function createModeSource(
  transport: Pick<ResilientTransport, "send">,
  waitFactor: number,
): ModeSource {
  let lastKnownMode = normalMode;
  let validUntil = -Infinity;
  let reading: Promise<void> | undefined;

  async function read(): Promise<void> {
    const mode = await readMode(transport, timeLimit * waitFactor).catch(() => undefined);
    lastKnownMode = mode ?? lastKnownMode;
    validUntil = performance.now() + (mode ? maxAge : maxAgeAfterFailure);
    reading = undefined;
  }
  return {
    async current() {
      if (performance.now() < validUntil) return lastKnownMode;
      reading ??= read();
      await reading;
      return lastKnownMode;
    },
  };
}

/** Returns the provider's mode; normal if the provider has none, `undefined` if it doesn't answer. */
async function readMode(
  transport: Pick<ResilientTransport, "send">,
  deadline: number,
): Promise<OperationMode | undefined> {
  const { method, path, data } = getOperationMode;
  const { status, body } = await transport.send({
    method,
    path: `/apis${path}`,
    headers: { accept: "application/json" },
    circuit: "operation mode",
    isRepeatable: false,
    deadline,
  });
  if (status >= 500) return undefined;
  const payload = typeof body === "object" && body !== null && "data" in body ? body.data : undefined;
  return data.safeParse(payload).data ?? normalMode;
}

/**
 * Returns the notice of a mode for a reader; `undefined` in normal operation. `isStaff` means that the reader
 * can switch the mode and therefore sees pages during maintenance.
 */
export function modeNotice(
  { state, messages, until }: OperationMode,
  { language, timeZone, isStaff }: { language: Language; timeZone: string; isStaff: boolean },
): ModeNoticeTexts | undefined {
  if (state === "normal") return undefined;
  const isReadOnly = state === "read_only";
  const parts = [
    messages[language] || catalogueText(language, isReadOnly ? "readOnlyText" : "maintenanceText"),
    until && catalogueText(language, "modeUntil", { time: formatDate(until, language, "minute", timeZone) }),
    !isReadOnly && isStaff && catalogueText(language, "maintenanceForStaff"),
  ];
  return {
    title: catalogueText(language, isReadOnly ? "readOnlyTitle" : "maintenanceTitle"),
    text: parts.filter(Boolean).join(" "),
  };
}
