const common = {
  viewBox: "0 0 160 110",
  className: "h-28 w-auto text-primary",
  fill: "none",
  stroke: "currentColor",
  strokeWidth: 2.5,
  strokeLinecap: "round",
  strokeLinejoin: "round",
  "aria-hidden": true,
} as const;

export type Illustration = "wallet" | "search" | "broken" | "lost" | "locked" | "cloud";

/** A small picture for an empty or failed state, in the theme's colors. */
export function StateIllustration({ name }: { name: Illustration }) {
  return (
    <svg {...common}>
      <ellipse cx={80} cy={98} rx={58} ry={6} className="fill-sunken stroke-none" />
      {drawings[name]}
    </svg>
  );
}

const soft = "fill-primary-soft";
const coin = "fill-accent stroke-on-accent";

const drawings = {
  wallet: (
    <>
      <path
        className={soft}
        d="M38 40h80a8 8 0 0 1 8 8v38a8 8 0 0 1-8 8H44a10 10 0 0 1-10-10V36a8 8 0 0 1 8-8h66v12"
      />
      <path className="fill-surface" d="M104 58h26v18h-26a9 9 0 0 1 0-18z" />
      <circle cx={106} cy={67} r={2.5} fill="currentColor" />
      <g className={coin}>
        <circle cx={66} cy={18} r={9} />
        <path d="M66 14v8" />
      </g>
    </>
  ),
  search: (
    <>
      <path
        className={soft}
        d="M30 24h74a5 5 0 0 1 5 5v60a5 5 0 0 1-5 5H30a5 5 0 0 1-5-5V29a5 5 0 0 1 5-5z"
      />
      <path d="M38 40h40M38 54h28M38 68h34" />
      <circle className="fill-surface" cx={108} cy={60} r={20} />
      <path d="M123 75l16 17" strokeWidth={5} />
      <path className="stroke-accent" d="M98 60h20" strokeWidth={4} />
    </>
  ),
  broken: (
    <>
      <path className={soft} d="M24 72h34l8-10 10 22 10-34 8 22h42" strokeWidth={3} />
      <circle className="fill-surface" cx={80} cy={36} r={20} />
      <path d="M80 26v12M80 45v.5" strokeWidth={4} className="stroke-accent" />
    </>
  ),
  lost: (
    <>
      <path className={soft} d="M80 96V34M80 40h40l10 10-10 10H80zM80 58H46L36 68l10 10h34z" />
      <circle className={coin} cx={80} cy={24} r={8} />
      <path d="M92 50h16M52 68h14" />
    </>
  ),
  locked: (
    <>
      <rect className={soft} x={50} y={46} width={60} height={46} rx={9} />
      <path d="M62 46V34a18 18 0 0 1 36 0v12" />
      <circle className={coin} cx={80} cy={66} r={6} />
      <path d="M80 72v9" />
    </>
  ),
  cloud: (
    <>
      <path className={soft} d="M52 84a20 20 0 0 1-2-40 28 28 0 0 1 54-4 22 22 0 0 1 4 44z" />
      <path className="stroke-accent" d="M62 58l10 10M72 58L62 68" strokeWidth={4} />
      <path d="M88 60h14M88 69h8" />
    </>
  ),
};
