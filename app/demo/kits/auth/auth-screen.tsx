import { Form, useActionData, useLoaderData } from "react-router";
import { SubmitButton } from "~/components/form/submit-button";
import { StateIllustration } from "~/components/states/state-illustration";
import { classNames } from "~/components/ui/class-names";
import { DirectionalIcon } from "~/components/ui/directional-icon";
import { useTranslation } from "~/i18n/use-translation";
import { LocalizedLink } from "~/navigation/localized-link";
import { DemoChip } from "../demo-chip";
import { DemoForm } from "../form/demo-form";
import { authPages } from "./auth-pages";
import type { action, loader } from "./auth-sandbox.server";
import { ResendButton } from "./resend-button";
import { sendWholeCode } from "./send-whole-code";
import { SocialButtons } from "./social-buttons";

const linkStyle = "font-semibold text-primary hover:underline";

/** Renders a login or sign-up page: a centered card (v1), or a card next to a picture (v2). */
export function AuthScreen({ variant }: { variant: "v1" | "v2" }) {
  const t = useTranslation("demo-auth");
  const kit = useTranslation("demo-kit");
  const { form, constraints } = useLoaderData<typeof loader>();
  const actionData = useActionData<typeof action>();
  const { definition, other, isSocial } = authPages[form];
  const isSplit = variant === "v2";
  const lead = {
    login: t("loginLead"),
    register: t("registerLead"),
    verify: t("verifyLead", { email: "\u2068lina@example.com\u2069" }),
    forgot: t("forgotLead"),
    reset: t("resetLead"),
    twoSteps: t("twoStepsLead", { tail: "\u206634\u2069" }),
  }[form];
  return (
    <div
      className={classNames(
        "card-surface w-full overflow-hidden",
        isSplit ? "grid max-w-4xl md:grid-cols-2" : "max-w-md",
      )}
    >
      <title>{`${t(form)} · Cashlane`}</title>
      {isSplit && (
        <div className="hidden items-center justify-center bg-sunken p-10 md:flex [&_svg]:h-56">
          <StateIllustration name={form === "login" || form === "register" ? "wallet" : "locked"} />
        </div>
      )}
      <section className="p-6 sm:p-8" onInput={form === "twoSteps" ? sendWholeCode : undefined}>
        <DemoChip />
        <h1 className="mt-3 text-2xl font-bold tracking-tight">{t(form)}</h1>
        <p className="mt-1 mb-6 text-muted">{lead}</p>
        {form === "verify" ? (
          <Form method="post">
            <SubmitButton name="intent" value="resend">
              {t("verifySubmit")}
            </SubmitButton>
          </Form>
        ) : (
          <DemoForm
            definition={definition}
            constraints={constraints}
            result={actionData?.result}
            className={form === "twoSteps" ? "one-time-code" : ""}
          >
            <SubmitButton className={classNames("w-full", form === "twoSteps" && "mt-4")}>
              {t(`${form}Submit`)}
            </SubmitButton>
          </DemoForm>
        )}
        {form === "login" && (
          <p className="mt-3 text-center text-sm">
            <LocalizedLink to={`${authPages.forgot.path}-${variant}`} className={linkStyle}>
              {t("forgotLink")}
            </LocalizedLink>
          </p>
        )}
        {form === "twoSteps" && (
          <Form method="post" className="mt-4 text-center text-muted">
            {t("twoStepsAsk")} <ResendButton className={linkStyle} />
          </Form>
        )}
        {(form === "login" || form === "register" || form === "verify") && (
          <p className="mt-6 text-center text-muted">
            {t(`${form}Ask`)}{" "}
            <LocalizedLink to={`${other}-${variant}`} className={linkStyle}>
              {t(`${form}Other`)}
            </LocalizedLink>
          </p>
        )}
        {!other && (
          <p className="mt-6 text-center">
            <LocalizedLink
              to={`${authPages.login.path}-${variant}`}
              className={classNames(linkStyle, "inline-flex items-center gap-1")}
            >
              <DirectionalIcon name="back" />
              {t("back")}
            </LocalizedLink>
          </p>
        )}
        {isSocial && <SocialButtons />}
        <p className="mt-6 text-center text-sm text-muted">{kit("nothingWill")}</p>
      </section>
    </div>
  );
}
