import type { ExtensionAccount } from "#contract/extension/extension-calls.ts";
import { formatMoney } from "~/i18n/format";
import type { Language } from "~/i18n/languages";
import type { extensionText } from "../texts.ts";

interface AccountProps {
  account: ExtensionAccount;
  language: Language;
  texts: ReturnType<typeof extensionText>;
}

/** Shows the member's balance, pending activations and latest purchases. */
export function Account({ account: { wallet, purchases, activations }, language, texts: t }: AccountProps) {
  const { currency, available, pending } = wallet;
  const day = new Intl.DateTimeFormat(language === "ar" ? "ar-u-nu-latn" : language, { dateStyle: "medium" });
  return (
    <>
      <dl className="balance">
        <div>
          <dt>{t("available")}</dt>
          <dd>
            <bdi>{formatMoney(available, currency, language)}</bdi>
          </dd>
        </div>
        <div>
          <dt>{t("pending")}</dt>
          <dd>
            <bdi>{formatMoney(pending, currency, language)}</bdi>
          </dd>
        </div>
      </dl>
      {activations.length > 0 && (
        <details>
          <summary>
            {t("activations")} ({activations.length})
          </summary>
          <ul>
            {activations.map(({ id, store, createdAt }) => (
              <li key={id}>
                <bdi>{store.name}</bdi>
                <time dateTime={createdAt}>{day.format(new Date(createdAt))}</time>
              </li>
            ))}
          </ul>
        </details>
      )}
      <details>
        <summary>{t("purchases")}</summary>
        {purchases.length === 0 ? (
          <p>{t("noPurchases")}</p>
        ) : (
          <ul>
            {purchases.map(({ id, store, cashBack, currency: own }) => (
              <li key={id}>
                <bdi>{store.name}</bdi>
                <bdi>{formatMoney(cashBack, own, language)}</bdi>
              </li>
            ))}
          </ul>
        )}
      </details>
    </>
  );
}
