import { useEffect, useState, useSyncExternalStore } from "react";
import { createPortal } from "react-dom";
import { useLocation } from "react-router";
import { lazyTexts } from "~/i18n/lazy-texts";
import type { Language } from "~/i18n/languages";
import type { Translate } from "~/i18n/translation";
import { useLanguage } from "~/i18n/use-translation";
import type { texts as english } from "~/locales/en/unsent";
import { Alert } from "../../ui/alert";
import { keepUnsentForm, submittedKeyOf, recordSubmission } from "./keep-unsent-form";
import { hasStoredInput } from "./stored-input";
import { currentNotice, setNotice, subscribeNotice, type UnsentNotice } from "./notice-store";
import { actionOf, deleteStoredInput, restoreInput } from "./typed-values";

const loadTexts = lazyTexts<typeof english>({
  en: () => import("~/locales/en/unsent"),
  fr: () => import("~/locales/fr/unsent"),
  ar: () => import("~/locales/ar/unsent"),
});

/**
 * Loads the middleware that keeps unsent forms and the component that displays them.
 * @throws Error if the texts can't be fetched
 */
export async function loadUnsentForms() {
  const language = document.documentElement.lang as Language;
  const initialTexts = { language, t: await loadTexts(language) };
  return {
    keepUnsentForm,
    render: (email: string | undefined) => <UnsentForms email={email} initialTexts={initialTexts} />,
  };
}

interface UnsentFormsProps {
  /** The email address of the logged-in user. */
  email: string | undefined;
  /** The texts that were loaded together with the code. */
  initialTexts: { language: Language; t: Translate<typeof english> };
}

/**
 * Shows why a form wasn't sent: in the form or, if the form is gone, over the page. Also restores stored input.
 */
function UnsentForms({ email, initialTexts }: UnsentFormsProps) {
  const t = useTexts(initialTexts);
  const notice = useSyncExternalStore(subscribeNotice, currentNotice, () => null);
  const { pathname } = useLocation();

  useEffect(() => {
    const onSubmit = ({ target }: SubmitEvent) => {
      const form = target as HTMLFormElement;
      recordSubmission(form);
      setNotice(null);
      if (actionOf(form) === "/logout") deleteStoredInput();
    };
    const onFormData = ({ target, formData }: FormDataEvent) => {
      const key = submittedKeyOf(target as HTMLFormElement);
      if (key !== undefined) formData.set("key", key);
    };
    document.addEventListener("submit", onSubmit, { capture: true });
    document.addEventListener("formdata", onFormData);
    return () => {
      document.removeEventListener("submit", onSubmit, { capture: true });
      document.removeEventListener("formdata", onFormData);
    };
  }, []);

  useEffect(() => {
    function restore() {
      const form = restoreInput(email);
      if (form) setNotice({ form, reason: "signedOut" });
    }
    restore();
    // Forms in dialogs and lazy parts are added to the page later.
    const observer = new MutationObserver(restore);
    if (hasStoredInput()) observer.observe(document.body, { childList: true, subtree: true });
    return () => {
      observer.disconnect();
      setNotice(null);
    };
  }, [pathname, email]);

  if (!notice) return null;
  if (notice.form?.isConnected) return createPortal(<Notice notice={notice} t={t} />, notice.form);
  return (
    <div className="fixed inset-x-4 bottom-4 z-50 mx-auto mb-(--bottom-bar) max-w-md rounded-md shadow-raised">
      <Notice notice={notice} t={t} />
    </div>
  );
}

/** Returns the texts in the page's language. While they load, returns those of the previous language. */
function useTexts(initialTexts: UnsentFormsProps["initialTexts"]) {
  const language = useLanguage();
  const [texts, setTexts] = useState(initialTexts);
  useEffect(() => {
    if (texts.language !== language)
      loadTexts(language).then(
        (t) => setTexts({ language, t }),
        () => undefined,
      );
  }, [language, texts]);
  return texts.t;
}

function Notice({
  notice: { reason, message },
  t,
}: {
  notice: UnsentNotice;
  t: UnsentFormsProps["initialTexts"]["t"];
}) {
  return (
    <div ref={(element) => element?.scrollIntoView({ block: "nearest" })} className="mt-4 basis-full">
      <Alert tone={reason === "signedOut" ? "warning" : "danger"} title={t(`${reason}Title`)}>
        {message && <p>{message}</p>}
        <p>{t(`${reason}Text`)}</p>
      </Alert>
    </div>
  );
}
