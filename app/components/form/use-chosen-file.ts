import { type ChangeEvent, useCallback, useState } from "react";

/** What a file input holds, with its picture as an address where it is one. */
export function useChosenFile() {
  const [file, setFile] = useState<File | null>(null);
  const [picture, setPicture] = useState<string | null>(null);

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
    choose: (event: ChangeEvent<HTMLInputElement>) => show(event.currentTarget.files?.[0]),
    /** The input's ref: a file may have been chosen before the scripts came, and a reset form has none. */
    follow: useCallback(
      (input: HTMLInputElement | null) => {
        if (!input) return;
        if (input.files?.[0]) show(input.files[0]);
        const forget = () => show(undefined);
        input.form?.addEventListener("reset", forget);
        return () => input.form?.removeEventListener("reset", forget);
      },
      [show],
    ),
  };
}
