import { ThumbsDown, ThumbsUp } from "lucide-react";
import { Form } from "react-router";
import { Button } from "~/components/ui/button";
import { useTranslation } from "~/i18n/use-translation";
import { Link } from "~/components/ui/link";

interface VoteFormProps {
  /** The vote that was just submitted. */
  voted: string | null;
  path: string;
}

/**
 * A form with which users say whether the article helped. After a vote it says thanks and offers to change
 * the vote.
 */
export function VoteForm({ voted, path }: VoteFormProps) {
  const t = useTranslation("help");
  return (
    <section id="vote" aria-labelledby="vote-title" className="mt-8 scroll-mt-24 border-t border-line pt-6">
      <div role="status">
        <h2 id="vote-title" className="font-semibold">
          {t(voted ? "voteThanks" : "voteQuestion")}
        </h2>
      </div>
      {voted ? (
        <p className="mt-1 text-sm text-muted">
          {voted === "no" && <>{t("voteSorry")} </>}
          <Link to={`${path}#vote`} preventScrollReset className="text-primary underline">
            {t("voteChange")}
          </Link>
        </p>
      ) : (
        <Form method="post" preventScrollReset className="mt-3 flex flex-wrap gap-3">
          <Button type="submit" name="helpful" value="yes" variant="outline">
            <ThumbsUp aria-hidden className="size-4.5" />
            {t("voteYes")}
          </Button>
          <Button type="submit" name="helpful" value="no" variant="outline">
            <ThumbsDown aria-hidden className="size-4.5" />
            {t("voteNo")}
          </Button>
        </Form>
      )}
    </section>
  );
}
