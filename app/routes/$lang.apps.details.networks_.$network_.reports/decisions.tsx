import { Form, useLocation } from "react-router";
import type { OpenedPostback } from "#contract/admin-postbacks.ts";
import type { SubmissionResult } from "~/components/form/conform-types";
import { FormErrors } from "~/components/form/form-errors";
import { FormKey } from "~/components/form/form-key";
import { formState } from "~/components/form/form-state";
import { SubmitButton } from "~/components/form/submit-button";
import { TextField } from "~/components/form/text-field";
import { useFormCheck } from "~/components/form/use-form-check";
import { LinkButton } from "~/components/ui/link-button";
import { May } from "~/shell/may";
import { useTranslation } from "~/i18n/use-translation";
import { openedSearch } from "~/features/administration/opened-search";

interface DecisionsProps {
  report: OpenedPostback;
  isAsked: boolean;
  formKey: string;
  refused: SubmissionResult | undefined;
}

/** What an admin can do about a report in quarantine; why it could not be done, when another admin was faster. */
export function Decisions(props: DecisionsProps) {
  const { report, isAsked, refused } = props;
  if (report.state !== "quarantined") return <FormErrors state={formState(refused)} />;
  return (
    <May permission="reports.import">
      <div className="border-t border-line pt-5">
        {isAsked ? <DiscardForm {...props} /> : <ReplayForm {...props} />}
      </div>
    </May>
  );
}

function ReplayForm({ report, formKey, refused }: DecisionsProps) {
  const t = useTranslation("networks");
  const { search } = useLocation();
  const state = formState(refused);
  return (
    <Form method="post" preventScrollReset className="grid gap-3">
      <FormErrors state={state} />
      <FormKey state={state} fresh={formKey} />
      <input type="hidden" name="report" value={report.id} />
      <p className="text-sm text-muted">{t("replayText")}</p>
      <div className="flex flex-wrap gap-3">
        <SubmitButton name="intent" value="replay" size="sm">
          {t("replay")}
        </SubmitButton>
        <LinkButton
          size="sm"
          variant="outline"
          to={openedSearch(search, { view: report.id, ask: "discard" })}
          preventScrollReset
        >
          {t("discard")}
        </LinkButton>
      </div>
    </Form>
  );
}

function DiscardForm({ report, formKey, refused }: DecisionsProps) {
  const t = useTranslation("networks");
  const { search } = useLocation();
  const form = useFormCheck(refused);
  return (
    <Form method="post" preventScrollReset className="grid max-w-3xl gap-3" {...form.props}>
      <div>
        <h3 className="font-semibold">{t("discardAsk")}</h3>
        <p className="text-sm text-muted">{t("discardText")}</p>
      </div>
      <FormErrors state={form.state} />
      <FormKey state={form.state} fresh={formKey} />
      <input type="hidden" name="report" value={report.id} />
      <TextField {...form.field("reason")} label={t("discardReason")} required maxLength={500} />
      <div className="flex flex-wrap gap-3">
        <SubmitButton name="intent" value="discard" variant="danger">
          {t("discard")}
        </SubmitButton>
        <LinkButton variant="ghost" to={openedSearch(search, { view: report.id })} preventScrollReset>
          {t("back")}
        </LinkButton>
      </div>
    </Form>
  );
}
