import { renderToStaticMarkup } from "react-dom/server";
import type { AuthPictureName } from "~/features/auth/auth-picture";
import { formatBasisPoints, formatMoney, isolateDirection } from "~/i18n/format";
import { directionOf, type Language } from "~/i18n/languages";
import type { Namespaces } from "~/i18n/namespaces";
import { textsOf } from "~/i18n/resources.server";
import { translate, type Translate } from "~/i18n/translation";
import { environment } from "~/server/environment.server";
import { examplePayout, examplePurchase } from "../front-pages.landing-page/example";

/**
 * The colors of the picture. Inside an image, the media query refers to the color scheme of the element that
 * shows the image, and this color scheme follows the page's mode. The green around the card is the same in
 * both modes, like the logo's.
 */
const colors = `
.surface { fill: #ffffff } .ink { fill: #18211d } .muted { fill: #57605b } .line { stroke: #e3dfd3 }
.label { fill: #1d5187 } .amount { fill: #39701f }
.done { fill: #0b6353; stroke: #0b6353 } .open { fill: #ffffff; stroke: #8b8878 }
@media (prefers-color-scheme: dark) {
  .surface { fill: #17201d } .ink { fill: #e7edea } .muted { fill: #a3b3ac } .line { stroke: #2b3833 }
  .label { fill: #b0d3f6 } .amount { fill: #92cf6f }
  .done { fill: #62ccb2; stroke: #62ccb2 } .open { fill: #17201d; stroke: #71837b }
}`;

/** The size of each of the two pictures, and the size of the card inside. */
const [width, height] = [480, 600];
const card = { x: 40, y: 146, width: 400 };
const stepHeight = 56;

interface Proof {
  title: string;
  name: string;
  line: string;
  amount: string;
  /** The steps. The first `done` of them are completed, the others are expected. */
  steps: [title: string, note: string][];
  done: number;
}

/** Returns a file with an example purchase on the left and an example payout on the right, in a currency. */
export function proofPicture(language: Language, currency: string): string {
  return renderToStaticMarkup(
    <svg
      xmlns="http://www.w3.org/2000/svg"
      viewBox={`0 0 ${2 * width} ${height}`}
      direction={directionOf(language)}
      fontFamily="Inter, Arial, 'Noto Sans Arabic', 'Segoe UI', sans-serif"
      fontSize={16}
    >
      <style>{colors}</style>
      <Picture name="purchase" language={language} currency={currency} />
      <g transform={`translate(${width})`}>
        <Picture name="payout" language={language} currency={currency} />
      </g>
    </svg>,
  );
}

const inlinePictures = new Map<string, string>();

/** Returns one of the pictures for embedding in a document. The picture uses the document's styles. */
export function inlineProofPicture(name: AuthPictureName, language: Language): string {
  const { CURRENCY } = environment();
  const key = [name, language, CURRENCY].join();
  const picture =
    inlinePictures.get(key) ??
    renderToStaticMarkup(
      <svg viewBox={`0 0 ${width} ${height}`} fontSize={16}>
        <Picture name={name} language={language} currency={CURRENCY} />
      </svg>,
    );
  inlinePictures.set(key, picture);
  return picture;
}

interface PictureProps {
  name: AuthPictureName;
  language: Language;
  currency: string;
}

/** A title above a card. */
function Picture({ name, language, currency }: PictureProps) {
  const texts = textsOf(language, "welcome");
  const t: Translate<Namespaces["welcome"]> = (key, values) => translate(texts, language, key, values);
  const proof = (name === "purchase" ? purchaseProof : payoutProof)(t, language, currency);
  const direction = directionOf(language);
  const label = t("example");
  /** Mirrors a distance from the left edge if the text is right-to-left. */
  const at = (x: number) => (direction === "rtl" ? width - x : x);
  const top = card.y + 150;
  const cardHeight = 170 + proof.steps.length * stepHeight;
  const [inner, outer] = [card.x + 24, card.x + card.width - 24];
  return (
    <>
      {linesOf(proof.title).map((line, index) => (
        <text key={line} x={at(card.x)} y={56 + index * 36} fontSize={28} fontWeight={700} fill="#ffffff">
          {line}
        </text>
      ))}
      <rect x={card.x} y={card.y} width={card.width} height={cardHeight} rx={16} className="surface" />
      <text x={at(inner)} y={card.y + 44} fontWeight={600} className="ink">
        {proof.name}
      </text>
      <text x={at(outer)} y={card.y + 44} textAnchor="end" fontSize={13} className="label">
        {label}
      </text>
      <path d={`M${inner} ${card.y + 64}H${outer}M${inner} ${card.y + 124}H${outer}`} className="line" />
      <text x={at(inner)} y={card.y + 101} className="muted">
        {proof.line}
      </text>
      <text x={at(outer)} y={card.y + 105} textAnchor="end" fontSize={32} fontWeight={700} className="amount">
        {proof.amount}
      </text>
      {proof.steps.map(([title, note], index) => {
        const y = top + index * stepHeight;
        const isDone = index < proof.done;
        return (
          <g key={title}>
            {index < proof.steps.length - 1 && (
              <path d={`M${at(inner + 8)} ${y + 18}v${stepHeight - 20}`} className="line" strokeWidth={2} />
            )}
            <circle
              cx={at(inner + 8)}
              cy={y + 8}
              r={7}
              className={isDone ? "done" : "open"}
              strokeWidth={2}
            />
            <text x={at(inner + 32)} y={y + 13} fontWeight={500} className={isDone ? "ink" : "muted"}>
              {title}
            </text>
            <text x={at(inner + 32)} y={y + 33} fontSize={14} className="muted">
              {note}
            </text>
          </g>
        );
      })}
    </>
  );
}

function purchaseProof(t: Translate<Namespaces["welcome"]>, language: Language, currency: string): Proof {
  const { order, rate, back } = examplePurchase(null, currency);
  return {
    title: t("readyTitle"),
    name: `${t("exampleOrder")} ${isolateDirection(formatMoney(order, currency, language), language)}`,
    line: t("exampleRate", { rate: formatBasisPoints(rate, language) }),
    amount: isolateDirection(formatMoney(back, currency, language, { sign: "always" }), language),
    steps: [
      [t("ladderTracked"), t("ladderTrackedNote")],
      [t("ladderConfirmed"), t("ladderConfirmedNote")],
      [t("ladderAvailable"), t("ladderAvailableNote")],
      [t("ladderPaid"), t("ladderPaidNote")],
    ],
    done: 1,
  };
}

function payoutProof(t: Translate<Namespaces["welcome"]>, language: Language, currency: string): Proof {
  const { amount, fee } = examplePayout(currency);
  const labeled = (label: string, units: number) =>
    `${label} ${isolateDirection(formatMoney(units, currency, language), language)}`;
  return {
    title: t("payoutTitle"),
    name: labeled(t("payoutAmount"), amount),
    line: labeled(t("payoutFee"), fee),
    amount: isolateDirection(formatMoney(amount - fee, currency, language), language),
    steps: [
      [t("payoutRequested"), t("payoutRequestedNote")],
      [t("payoutApproved"), t("payoutApprovedNote")],
      [t("payoutPaid"), t("payoutPaidNote")],
    ],
    done: 3,
  };
}

/** Splits a title into lines, because text in an SVG doesn't wrap. */
function linesOf(title: string): string[] {
  const lines: string[] = [];
  for (const word of title.split(" ")) {
    const line = lines.at(-1);
    if (line !== undefined && line.length + word.length < 27) lines[lines.length - 1] = `${line} ${word}`;
    else lines.push(word);
  }
  return lines;
}
