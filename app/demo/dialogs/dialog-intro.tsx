import { useLoaderData } from "react-router";
import { QrPicture } from "~/components/qr-code/qr-picture";
import { Facts } from "~/components/ui/facts";
import { LinkButton } from "~/components/ui/link-button";
import { useTranslation } from "~/i18n/use-translation";
import { Scene } from "../cards/scene";
import { sharePlaces } from "../cards/share-places";
import { CopyableText, CopyableLink, sharedLink } from "./copyable-text";
import type { DialogName } from "./dialog-examples";
import type { loader } from "./dialogs.server";
import { ShareMembers } from "./share-members";

const cards = ["Visa", "Mastercard", "American Express", "JCB"];
const providers = [
  ["Adyen", "Visa · Mastercard · JCB"],
  ["2Checkout", "Visa · American Express"],
  ["Airpay", "Visa · Mastercard"],
  ["Authorize.net", "American Express · JCB"],
  ["Bambora", "Visa · Mastercard"],
  ["Cayan", "American Express · Visa"],
  ["Chase Paymentech", "Visa · JCB"],
  ["Checkout.com", "Visa · Mastercard"],
] as const;
const steps = ["rocket", "person", "trophy"] as const;

/** Renders the content above the form of a dialog. */
export function DialogIntro({ name }: { name: DialogName }) {
  const t = useTranslation("demo-dialogs");
  if (name === "methods") {
    const rows = cards.map((card) => ({ label: card, value: t("credit") }));
    return <Facts facts={[...rows, { label: "PayPal", value: t("wallet") }]} />;
  }
  if (name === "providers")
    return <Facts facts={providers.map(([label, value]) => ({ label, value: <bdi>{value}</bdi> }))} />;
  if (name === "refer") {
    return (
      <>
        <ol className="mb-5 grid gap-4 sm:grid-cols-3">
          {steps.map((picture) => (
            <li key={picture} className="flex flex-col items-center gap-1 text-center text-sm">
              <Scene name={picture} className="h-20" />
              {t(`step_${picture}`)}
            </li>
          ))}
        </ol>
        <CopyableLink />
        <div className="mb-5 flex flex-wrap gap-3">
          {sharePlaces("Cashlane", sharedLink).map(({ place, to }) => (
            <LinkButton
              key={place}
              to={to}
              target="_blank"
              rel="noreferrer"
              variant="outline"
              size="sm"
              aria-label={t("shareOn", { name: place })}
            >
              {place}
            </LinkButton>
          ))}
        </div>
      </>
    );
  }
  if (name === "checkApp") return <AppKey />;
  if (name !== "share") return null;
  return (
    <section className="mb-5">
      <ShareMembers />
      <p className="my-4 text-sm text-muted">{t("publicLink")}</p>
      <CopyableLink />
    </section>
  );
}

/** Renders the key of the second factor as a QR code and as text. */
function AppKey() {
  const t = useTranslation("demo-dialogs");
  const { appKey } = useLoaderData<typeof loader>();
  if (!appKey) return null;
  return (
    <>
      <div className="mb-4 flex justify-center">
        <QrPicture code={appKey.qr} label={t("qrLabel")} />
      </div>
      <CopyableText
        text={appKey.text}
        label={t("manualKey")}
        done={t("keyCopied")}
        failed={t("keyNotCopied")}
      />
    </>
  );
}
