import { undoEmailChange } from "#contract/text/email.ts";
import { MailedStep } from "~/features/auth/mailed-step";
import { mailedStep } from "~/features/auth/mailed-step.server";
import { useTranslation } from "~/i18n/use-translation";
import { blankScreen } from "~/shell/frame/blank-screen";

export { ScreenErrorBoundary as ErrorBoundary } from "~/shell/frame/screen-error-boundary";
export const handle = blankScreen("verify-email", "password");

const step = mailedStep(undoEmailChange);
export const loader = step.loader;
export const action = step.action;

export default function UndoEmail() {
  const t = useTranslation("verify-email");
  return <MailedStep title={t("undoTitle")} summary={t("undoLead")} done={t("undoDone")} label={t("undo")} />;
}
