import type { Namespaces } from "~/i18n/namespaces";
import type { TextKey, Translate } from "~/i18n/translation";

type Texts = Namespaces["network-credentials"];

/** Returns a credential's label and hint. A test proves that every connector's credentials have them. */
export function credentialTexts(t: Translate<Texts>, name: string): { label: string; hint: string } {
  return {
    label: t(`credential_${name}` as TextKey<Texts>),
    hint: t(`hint_${name}` as TextKey<Texts>),
  };
}
