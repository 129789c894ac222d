import { Avatar } from "~/components/ui/avatar";
import { CopyButton } from "~/components/ui/copy-button";
import { Facts } from "~/components/ui/facts";
import { useTranslation } from "~/i18n/use-translation";
import { Scene } from "../cards/scene";
import type { DialogName } from "./dialog-examples";

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
const members = [
  ["Lina Haddad", "owner"],
  ["Omar Benali", "edit"],
  ["Claire Martin", "edit"],
  ["Youssef Nasser", "comment"],
  ["Sara Khalil", "comment"],
  ["Adam Petit", "view"],
  ["Julie Baker", "view"],
  ["Paul Stone", "view"],
] as const;
const steps = ["rocket", "person", "trophy"] as const;
const link = "https://cashlane.example/r/LINA07";
const manualKey = "ASDL KNA9 2DAD 23BC";

/** What a dialog tells above its form. */
export function Told({ name }: { name: DialogName }) {
  const t = useTranslation("demo-dialogs");
  const fields = useTranslation("demo-fields");
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
        <CopiedLink />
      </>
    );
  }
  if (name === "checkApp")
    return (
      <Copied text={manualKey} label={t("manualKey")} done={t("keyCopied")} failed={t("keyNotCopied")} />
    );
  if (name !== "share") return null;
  return (
    <section className="mb-5">
      <h3 className="mb-3 font-semibold">{t("members")}</h3>
      <ul className="space-y-3">
        {members.map(([person, right]) => (
          <li key={person} className="flex items-center gap-3">
            <Avatar name={person} size="sm" />
            <bdi className="flex-1">{person}</bdi>
            <span className="text-sm text-muted">
              {right === "owner" ? t("ownerRight") : fields(`option_${right}`)}
            </span>
          </li>
        ))}
      </ul>
      <p className="my-4 text-sm text-muted">{t("publicLink")}</p>
      <CopiedLink />
    </section>
  );
}

function CopiedLink() {
  const t = useTranslation("demo-dialogs");
  return <Copied text={link} label={t("link")} done={t("copyDone")} failed={t("copyFailed")} />;
}

interface CopiedProps {
  text: string;
  label: string;
  done: string;
  failed: string;
}

function Copied({ text, label, done, failed }: CopiedProps) {
  const t = useTranslation("demo-dialogs");
  return (
    <div className="mb-5 flex flex-wrap items-center gap-3 rounded-md bg-sunken p-3">
      <span className="sr-only">{label}</span>
      <code dir="ltr" className="min-w-0 flex-1 text-sm break-all">
        {text}
      </code>
      <CopyButton
        text={text}
        label={`${t("copy")}: ${label}`}
        captions={{ copy: t("copy"), copied: t("copied") }}
        outcomes={{ done, failed }}
      />
    </div>
  );
}
