import { classNames } from "~/components/ui/class-names";

/**
 * The logo's symbol: a lane that turns back and carries a coin. It is round, 40 px wide, and has the same
 * colors in every theme.
 */
export function LogoMark({ className = "size-10" }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 40 40"
      aria-hidden
      className={`shrink-0 ${className}`}
      fill="none"
      strokeLinecap="round"
    >
      <circle cx={20} cy={20} r={20} fill="#0b6353" />
      <path d="M28.4 11.6a12 12 0 1 0 0 16.8" stroke="#fff" strokeWidth={5.4} />
      <path d="M28.4 11.6a12 12 0 1 0 0 16.8" stroke="#0b6353" strokeWidth={1.1} strokeDasharray="3 3.6" />
      <circle cx={29} cy={20} r={4.4} fill="#f2b957" />
    </svg>
  );
}

/** The logo's symbol and the product's name, which is the same in every language. */
export function Logo() {
  return (
    <span className="inline-flex items-center gap-3 text-xl font-bold tracking-tight" dir="ltr">
      <LogoMark />
      <span className="nav-label">Cashlane</span>
    </span>
  );
}

/** The logo as a link to home. */
export function LogoLink({ className }: { className: string }) {
  return (
    <a href="/" className={classNames("rounded-full", className)}>
      <Logo />
    </a>
  );
}
