import type { ReactNode } from "react";
import { Form } from "react-router";
import { LinkButton } from "../ui/link-button";
import { IntentButton } from "~/components/form/intent-button";
import { Dialog } from "./dialog";

interface ConfirmDialogProps {
  /** The question. */
  title: ReactNode;
  /** The URL without the dialog. */
  closeTo: string;
  /** The form's action. */
  action: string;
  /** Hidden fields that are submitted together with `intent`. */
  fields: Record<string, string>;
  intent: string;
  /** The texts of the two buttons. They name the action and its alternative. */
  confirm: ReactNode;
  keep: ReactNode;
  children: ReactNode;
}

/** A dialog that confirms an irreversible action. The cancel button has the focus. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, closeTo, action, fields, intent, confirm, keep, children } = props;
  return (
    <Form method="post" action={action} preventScrollReset>
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Dialog
        role="alertdialog"
        size="sm"
        title={title}
        closeTo={closeTo}
        actions={
          <>
            <LinkButton to={closeTo} replace preventScrollReset variant="outline" data-first-focus>
              {keep}
            </LinkButton>
            <IntentButton intent={intent} label={confirm} variant="danger" />
          </>
        }
      >
        {children}
      </Dialog>
    </Form>
  );
}
