import { ConfirmDialog } from "~/components/dialog/confirm-dialog";
import { Dialog } from "~/components/dialog/dialog";
import { LinkButton } from "~/components/ui/link-button";
import { useTranslation } from "~/i18n/use-translation";
import { type SampleDialog, sampleDialogs } from "./sample-dialogs";
import { Section } from "./section";

/** Shows links that open dialogs. The URL determines which one is open. */
export function DialogSection({ open }: { open: SampleDialog | undefined }) {
  const t = useTranslation("design-system");
  return (
    <Section name="dialog">
      <div className="flex flex-wrap gap-3">
        {sampleDialogs.map((name) => (
          <LinkButton
            key={name}
            variant={name === "confirm" ? "danger" : "outline"}
            to={`?dialog=${name}#dialog`}
            preventScrollReset
          >
            {t(`dialog_${name}`)}
          </LinkButton>
        ))}
      </div>
      {open === "confirm" && (
        <ConfirmDialog
          title={t("confirmTitle")}
          closeTo="?#dialog"
          action="?#dialog"
          fields={{ sample: "1" }}
          intent="remove"
          confirm={t("confirmYes")}
          keep={t("confirmNo")}
        >
          <p>{t("confirmText")}</p>
        </ConfirmDialog>
      )}
      {open && open !== "confirm" && (
        <Dialog
          key={open}
          title={t(`dialog_${open}`)}
          size={open}
          closeTo="?#dialog"
          actions={
            <LinkButton to="?#dialog" replace preventScrollReset>
              {t("understood")}
            </LinkButton>
          }
        >
          <p>{t("dialogText")}</p>
        </Dialog>
      )}
    </Section>
  );
}
