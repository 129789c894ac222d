/** Below a form's button: why scripts could not do what it asks for. Nothing where nothing went wrong. */
export function FormProblem({ problem }: { problem: string | null | undefined }) {
  if (!problem) return null;
  return (
    <p role="alert" className="mt-2 text-sm text-danger">
      {problem}
    </p>
  );
}
