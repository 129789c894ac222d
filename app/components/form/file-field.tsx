import { FileText, ImageUp, Upload } from "lucide-react";
import { Fragment, type ReactNode } from "react";
import { useLocation, useNavigate, useNavigation } from "react-router";
import { formatNumber } from "~/i18n/format";
import type { Language } from "~/i18n/languages";
import { useLanguage, useTranslation } from "~/i18n/use-translation";
import { Button } from "../ui/button";
import { Field } from "./field";
import { useChosenFile } from "./use-chosen-file";

interface FileFieldProps {
  name: string;
  label: ReactNode;
  hint?: ReactNode;
  errors?: string[] | null;
  /** Accepted file types, as in HTML. */
  accept: string;
  required?: boolean;
  /** Rendered below a chosen file. */
  below?: (file: File) => ReactNode;
}

/**
 * A file input with drop area, preview, name, size and upload progress. The browser's own control covers
 * them, so that dropping, keys and screen readers work as usual. Without scripts, there is only that control.
 */
export function FileField({ name, label, hint, errors, accept, required, below }: FileFieldProps) {
  const t = useTranslation("table");
  const language = useLanguage();
  const { file, picture, uploadedShare, choose, attach } = useChosenFile();
  const { formData } = useNavigation();
  const isSending = file !== null && formData?.get(name) instanceof File;
  return (
    <Field name={name} label={label} hint={hint} errors={errors}>
      {(control) => (
        <>
          <div className="relative rounded-md border border-dashed border-line-strong bg-surface has-focus-visible:outline-2 has-focus-visible:outline-primary has-aria-invalid:border-danger hover:bg-sunken">
            <div className="needs-script flex min-h-20 items-center gap-4 px-4 py-3">
              <Mark picture={picture} isChosen={file !== null} takesPictures={accept.includes("image/")} />
              <p className="min-w-0 flex-1">
                {file ? (
                  <>
                    <bdi className="block truncate font-medium">{file.name}</bdi>
                    <span className="block text-sm text-muted">
                      <bdi>{sizeText(file.size, language)}</bdi>
                      {!isSending && ` · ${t("fileOther")}`}
                    </span>
                  </>
                ) : (
                  t("fileDrop")
                )}
              </p>
            </div>
            <input
              type="file"
              accept={accept}
              required={required}
              ref={attach}
              onChange={choose}
              className="block w-full p-3 scripted:absolute scripted:inset-0 scripted:size-full scripted:cursor-pointer scripted:opacity-0"
              {...control}
            />
            {isSending && <Progress share={uploadedShare} />}
          </div>
          {file && below && <Fragment key={`${file.name} ${file.lastModified}`}>{below(file)}</Fragment>}
        </>
      )}
    </Field>
  );
}

/** The upload's progress and a link that cancels it: navigating to the same page aborts the submission. */
function Progress({ share }: { share: number }) {
  const t = useTranslation("table");
  const language = useLanguage();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  // All bytes were sent, but the server hasn't responded yet.
  const isUploaded = share >= 1;
  const text = isUploaded
    ? t("fileReading")
    : t("fileSending", { share: formatNumber(share, language, { style: "percent" }) });
  return (
    <div className="relative z-10 flex items-center gap-3 border-t border-line bg-surface px-4 py-2 text-sm">
      <progress
        aria-label={text}
        {...(!isUploaded && { value: share })}
        className="h-1.5 min-w-0 flex-1 accent-primary"
      />
      <bdi className="figures text-muted">{text}</bdi>
      <Button
        type="button"
        size="sm"
        variant="outline"
        onClick={() => void navigate(pathname + search, { replace: true, preventScrollReset: true })}
      >
        {t("fileStop")}
      </Button>
    </div>
  );
}

interface MarkProps {
  picture: string | null;
  isChosen: boolean;
  takesPictures: boolean;
}

function Mark({ picture, isChosen, takesPictures }: MarkProps) {
  if (picture)
    return <img src={picture} alt="" className="size-14 rounded-md border border-line object-cover" />;
  const Icon = isChosen ? FileText : takesPictures ? ImageUp : Upload;
  return <Icon aria-hidden className="size-7 text-muted" strokeWidth={1.6} />;
}

/** Formats a size, such as 840 kB or 1.2 MB. */
function sizeText(bytes: number, language: Language): string {
  const isLarge = bytes >= 1_000_000;
  return formatNumber(isLarge ? bytes / 1_000_000 : Math.max(1, Math.round(bytes / 1_000)), language, {
    style: "unit",
    unit: isLarge ? "megabyte" : "kilobyte",
    maximumFractionDigits: 1,
  });
}
