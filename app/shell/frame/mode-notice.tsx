import { use } from "react";
import { Alert } from "~/components/ui/alert";
import { PageContext } from "~/page/page-context";

/** Shown on every page while the service is read-only or under maintenance. */
export function ModeNotice() {
  const { mode } = use(PageContext);
  if (!mode) return null;
  return (
    <div className="no-print mx-auto mb-6 w-full max-w-(--content-width)">
      <Alert tone="warning" title={mode.title}>
        <bdi>{mode.text}</bdi>
      </Alert>
    </div>
  );
}
