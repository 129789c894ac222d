import type { SubmissionResult } from "~/components/form/conform-types";
import { PictureForm } from "~/components/form/picture-form";
import { Avatar } from "~/components/ui/avatar";
import { Card } from "~/components/ui/card";
import { useTranslation } from "~/i18n/use-translation";

interface PictureCardProps {
  name: string;
  picture: string | null;
  result: SubmissionResult | undefined;
}

/** Sets, replaces or removes the member's picture. */
export function PictureCard({ name, picture, result }: PictureCardProps) {
  const t = useTranslation("account");
  return (
    <Card title={t("pictureTitle")} subtitle={t("pictureSubtitle")} className="mb-6">
      <PictureForm
        shown={<Avatar name={name} src={picture} size="lg" />}
        picture={picture}
        field={{ name: "picture", label: t("picture") }}
        set={{ intent: "picture", label: t("pictureSave") }}
        remove={{ intent: "remove-picture", label: t("pictureRemove") }}
        result={result}
        cropTexts={{ label: t("cutLabel"), hint: t("cutHint"), zoom: t("cutZoom") }}
      />
    </Card>
  );
}
