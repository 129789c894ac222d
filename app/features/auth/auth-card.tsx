import type { ReactNode } from "react";
import { useLocation } from "react-router";
import { LocalizedLink } from "~/navigation/localized-link";

interface AuthCardProps {
  title: string;
  lead: string;
  children: ReactNode;
  /** The way to the other of login and register; the page to return to goes along. */
  other: { question: string; label: string; path: string };
}

/** The frame that login and register share. */
export function AuthCard({ title, lead, other, children }: AuthCardProps) {
  const { search } = useLocation();
  return (
    <section className="card-surface w-full max-w-md p-6 sm:p-8">
      <title>{`${title} · Cashlane`}</title>
      <h1 className="text-2xl font-bold tracking-tight">{title}</h1>
      <p className="mt-1 mb-6 text-muted">{lead}</p>
      {children}
      <p className="mt-6 text-center text-muted">
        {other.question}{" "}
        <LocalizedLink to={other.path + search} className="font-semibold text-primary hover:underline">
          {other.label}
        </LocalizedLink>
      </p>
    </section>
  );
}
