import { DateTime } from "~/components/ui/date-time";
import { useFooter } from "./use-footer";
import { useViewer } from "~/page/use-viewer";

/** Replaces the shell on a printed page: product, account, and the date of the figures. */
export function PrintHeading() {
  const viewer = useViewer();
  const { servedAt } = useFooter();
  return (
    <p className="mb-6 hidden items-baseline justify-between gap-4 border-b border-line pb-2 text-sm print:flex">
      <strong dir="ltr" className="text-lg">
        Cashlane
      </strong>
      {viewer.state === "signed-in" && (
        <span>
          <bdi>{viewer.name}</bdi> · <bdi>{viewer.readableEmail}</bdi>
        </span>
      )}
      <DateTime value={servedAt} style="minute" />
    </p>
  );
}
