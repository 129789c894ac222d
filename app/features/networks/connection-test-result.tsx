import type { ConnectorFailure } from "#contract/networks/connector-failures.ts";
import { Alert } from "~/components/ui/alert";
import type { Translate } from "~/i18n/translation";

type TextName = "testGood" | "testBad" | "testAccount" | "httpStatus" | `failure_${ConnectorFailure}`;

interface ConnectionTestResultProps {
  tried: { account: string | null; failure: ConnectorFailure | null; status: number | null };
  /** The screen's texts, which contain the name of the service. */
  t: Translate<Record<TextName, string>>;
}

/** Shows the result of a connection test: the account's name at the service, or why the test failed. */
export function ConnectionTestResult({ tried: { account, failure, status }, t }: ConnectionTestResultProps) {
  if (!failure)
    return (
      <Alert tone="success" title={t("testGood")}>
        {t("testAccount")} <bdi className="font-semibold">{account}</bdi>
      </Alert>
    );
  return (
    <Alert tone="danger" title={t("testBad")}>
      {t(`failure_${failure}`)} {status !== null && t("httpStatus", { status })}
    </Alert>
  );
}
