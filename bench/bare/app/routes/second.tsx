import { Link, useLoaderData } from "react-router";

export function loader() {
  return { title: "Second bare page" };
}

export default function Second() {
  const { title } = useLoaderData<typeof loader>();
  return (
    <main>
      <h1>{title}</h1>
      <Link to="/">First page</Link>
    </main>
  );
}
