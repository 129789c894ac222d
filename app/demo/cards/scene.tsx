import { classNames } from "~/components/ui/class-names";

export type SceneName = keyof typeof drawings;

interface SceneProps {
  name: SceneName;
  className?: string;
}

/**
 * Renders a small illustration in the theme's colors. It is decorative: the adjacent text carries all
 * information.
 */
export function Scene({ name, className = "h-28" }: SceneProps) {
  return (
    <svg
      viewBox="0 0 160 110"
      aria-hidden
      className={classNames("w-auto shrink-0 text-primary", className)}
      fill="none"
      stroke="currentColor"
      strokeWidth={2.5}
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <ellipse cx={80} cy={100} rx={58} ry={6} className="fill-sunken stroke-none" />
      {drawings[name]}
    </svg>
  );
}

const soft = "fill-primary-soft";
const surfaceFill = "fill-surface";
const coin = "fill-accent stroke-on-accent";

const drawings = {
  trophy: (
    <>
      <path className={surfaceFill} d="M56 26H40c0 20 8 30 20 32M104 26h16c0 20-8 30-20 32" />
      <path className={coin} d="M56 16h48v26c0 16-10 26-24 26S56 58 56 42z" />
      <path d="M80 68v14" />
      <path className={soft} d="M62 82h36v14H62z" />
      <path className="stroke-on-accent" d="M70 26v16c0 6 2 10 5 13" />
    </>
  ),
  person: (
    <>
      <path className={soft} d="M48 98V82c0-14 12-22 32-22s32 8 32 22v16z" />
      <path className={surfaceFill} d="M70 50v14c0 6 20 6 20 0V50z" />
      <circle className={surfaceFill} cx={80} cy={36} r={20} />
      <path className={coin} d="M60 34c0-16 10-22 20-22s20 6 20 22c-8-2-12-6-14-10-6 6-16 10-26 10z" />
      <path d="M73 40v1M87 40v1M75 47c3 3 7 3 10 0" />
    </>
  ),
  team: (
    <>
      <path className={soft} d="M24 98V84c0-10 8-16 20-16s20 6 20 16v14z" />
      <circle className={surfaceFill} cx={44} cy={52} r={13} />
      <path className={soft} d="M96 98V84c0-10 8-16 20-16s20 6 20 16v14z" />
      <circle className={surfaceFill} cx={116} cy={52} r={13} />
      <path className={surfaceFill} d="M58 98V76c0-12 8-18 22-18s22 6 22 18v22z" />
      <circle className={coin} cx={80} cy={38} r={16} />
    </>
  ),
  rocket: (
    <>
      <path className={soft} d="M62 62l-16 14 4 14 18-10M98 62l16 14-4 14-18-10" />
      <path className={surfaceFill} d="M80 8c16 14 20 34 14 74H66C60 42 64 22 80 8z" />
      <circle className={coin} cx={80} cy={42} r={9} />
      <path className="stroke-accent" d="M73 86v8M80 86v12M87 86v8" />
    </>
  ),
  phone: (
    <>
      <rect className={surfaceFill} x={50} y={8} width={60} height={92} rx={8} />
      <path className={soft} d="M50 22h60v62H50z" />
      <path d="M74 15h12M76 92h8" />
      <circle className={coin} cx={80} cy={53} r={13} />
    </>
  ),
  headphones: (
    <>
      <path d="M42 70V54a38 38 0 0 1 76 0v16" />
      <path className={soft} d="M36 66h18v30H44a8 8 0 0 1-8-8zM124 66h-18v30h10a8 8 0 0 0 8-8z" />
      <path className="stroke-accent" d="M72 72v12M80 66v24M88 72v12" />
    </>
  ),
  watch: (
    <>
      <path className={soft} d="M64 32l4-24h24l4 24M64 76l4 24h24l4-24" />
      <circle className={surfaceFill} cx={80} cy={54} r={28} />
      <path d="M80 36v4M80 68v4M62 54h4M94 54h4" />
      <path className="stroke-accent" d="M80 40v14l10 7" strokeWidth={3.5} />
    </>
  ),
  city: (
    <>
      <circle className={coin} cx={122} cy={26} r={11} />
      <path className={soft} d="M24 98V50h28v48zM108 98V58h28v40z" />
      <path className={surfaceFill} d="M52 98V22h32v76zM84 98V42h24v56z" />
      <path d="M62 36h12M62 50h12M62 64h12M62 78h12M92 56h8M92 70h8M34 64h8M34 78h8M118 72h8" />
    </>
  ),
  meal: (
    <>
      <ellipse className={soft} cx={80} cy={78} rx={50} ry={14} />
      <path className={surfaceFill} d="M42 74a38 38 0 0 1 76 0z" />
      <circle className={coin} cx={80} cy={30} r={6} />
      <path d="M58 62c4-10 10-15 18-16" />
      <path className="stroke-accent" d="M70 14c4-4-4-6 0-10M90 14c4-4-4-6 0-10" />
    </>
  ),
  talk: (
    <>
      <rect className={surfaceFill} x={24} y={12} width={112} height={66} rx={6} />
      <path className={soft} d="M62 78V66c0-8 7-13 18-13s18 5 18 13v12z" />
      <circle className={coin} cx={80} cy={39} r={11} />
      <path d="M80 78v14M60 96h40M40 28h12M40 38h8M112 28h10" />
    </>
  ),
};
