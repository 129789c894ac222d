import { type ChangeEvent, useCallback, useState } from "react";
import { reportNextUpload } from "./upload-fetch";

/** Returns a file input's file, a preview URL if it is a picture, and the upload progress. */
export function useChosenFile() {
  const [file, setFile] = useState<File | null>(null);
  const [picture, setPicture] = useState<string | null>(null);

  const [uploadedShare, setUploadedShare] = useState(0);

  const show = useCallback((chosen: File | undefined) => {
    setFile(chosen ?? null);
    setPicture(null);
    if (!chosen || !/^image\/(png|jpeg)$/.test(chosen.type)) return;
    const reader = new FileReader();
    reader.onload = () => setPicture(String(reader.result));
    reader.readAsDataURL(chosen);
  }, []);

  return {
    file,
    picture,
    /** The uploaded share of the file, from 0 to 1, while its form is being submitted. */
    uploadedShare,
    choose: (event: ChangeEvent<HTMLInputElement>) => show(event.currentTarget.files?.[0]),
    /**
     * The input's ref. Reads a file chosen before the scripts loaded, and clears it when the form is reset.
     */
    attach: useCallback(
      (input: HTMLInputElement | null) => {
        if (!input) return;
        if (input.files?.[0]) show(input.files[0]);
        const clear = () => show(undefined);
        const trackUpload = () => {
          setUploadedShare(0);
          if (input.files?.[0]) reportNextUpload(setUploadedShare);
        };
        const { form } = input;
        form?.addEventListener("reset", clear);
        form?.addEventListener("submit", trackUpload);
        return () => {
          form?.removeEventListener("reset", clear);
          form?.removeEventListener("submit", trackUpload);
        };
      },
      [show],
    ),
  };
}
