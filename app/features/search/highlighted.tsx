import { highlight } from "./fold";

/** A text with the places marked where it matches a normalized query. */
export function Highlighted({ text, query }: { text: string; query: string }) {
  return (
    <bdi>
      {highlight(text, query).map((piece, at) =>
        piece.isMatch ? (
          <mark key={at} className="rounded-sm bg-primary-soft font-semibold text-on-primary-soft">
            {piece.text}
          </mark>
        ) : (
          piece.text
        ),
      )}
    </bdi>
  );
}
