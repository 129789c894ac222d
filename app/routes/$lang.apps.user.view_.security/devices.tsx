import { Form } from "react-router";
import type { z } from "zod";
import type { session } from "#contract/auth.ts";
import { IntentButton } from "~/components/form/intent-button";
import { Badge } from "~/components/ui/badge";
import { Card } from "~/components/ui/card";
import { DateTime } from "~/components/ui/date-time";
import { LinkButton } from "~/components/ui/link-button";
import { MachineIcon, MachineName } from "~/features/account/machine-name";
import { useTranslation } from "~/i18n/use-translation";

type Session = z.output<typeof session>;

/** Where the member is signed in, this device first, and the ways to end that. */
export function Devices({ sessions }: { sessions: Session[] }) {
  const t = useTranslation("security");
  const [own, others] = [sessions.filter(isOwn), sessions.filter((row) => !isOwn(row))];
  return (
    <Card
      title={t("devicesTitle")}
      subtitle={t("devicesSubtitle")}
      actions={
        others.length > 0 && (
          <LinkButton size="sm" variant="outline" to="?ask=others" preventScrollReset>
            {t("endOthers")}
          </LinkButton>
        )
      }
    >
      <ul className="divide-y divide-line">
        {[...own, ...others].map((row) => (
          <Device key={row.id} session={row} />
        ))}
      </ul>
    </Card>
  );
}

const isOwn = (row: Session) => row.isCurrent;

function Device({ session: { id, ip, machine, createdAt, lastSeenAt, isCurrent } }: { session: Session }) {
  const t = useTranslation("security");
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-3 py-4 first:pt-0 last:pb-0">
      <MachineIcon machine={machine} />
      <div className="min-w-0 flex-1 basis-48">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-medium">
          <MachineName machine={machine} />
          {isCurrent && <Badge tone="success">{t("thisDevice")}</Badge>}
        </p>
        <p className="text-sm text-muted">
          <bdi dir="ltr" className="figures">
            {ip ?? t("unknownAddress")}
          </bdi>
        </p>
        <p className="text-sm text-muted">
          {t("firstSeen")} <DateTime value={createdAt} style="minute" />
        </p>
        {!isCurrent && (
          <p className="text-sm text-muted">
            {t("lastSeen")} <DateTime value={lastSeenAt} style="minute" />
          </p>
        )}
      </div>
      {!isCurrent && (
        <Form method="post" preventScrollReset>
          <input type="hidden" name="session" value={id} />
          <IntentButton intent="end" label={t("end")} size="sm" variant="outline" />
        </Form>
      )}
    </li>
  );
}
