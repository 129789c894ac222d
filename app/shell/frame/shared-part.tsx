import type { ComponentType, HTMLAttributes, Ref } from "react";

/** Content of the frame that is the same for all viewers of a kind, such as the menu of members. */
export interface SharedContent {
  /** Unique among all shared contents. */
  name: string;
  /** Renders without props: everything it depends on is in `SharedView`. */
  Content: ComponentType;
  /** Whether it shows the page's address, for example in a link to the same page in another language. */
  hasAddress?: boolean;
}

export interface SharedPartProps extends HTMLAttributes<HTMLElement> {
  of: SharedContent;
  as?: "div" | "nav" | "footer";
  ref?: Ref<HTMLElement> | undefined;
}

let ServerPart: ComponentType<SharedPartProps> | undefined;

/** Replaces how parts are rendered: by the server with `shared-parts.server.tsx`, in browsers never. */
export function renderSharedPartsWith(part: ComponentType<SharedPartProps> | undefined): void {
  ServerPart = part;
}

/**
 * An element with a shared content. The server writes the content as a string it has kept; the browser hydrates
 * it like any other content, because the string is what React would have rendered.
 */
export function SharedPart(props: SharedPartProps) {
  return ServerPart ? <ServerPart {...props} /> : <RenderedPart {...props} />;
}

/** Renders the content itself, as in the browser. */
export function RenderedPart({ of: { Content }, as: Tag = "div", ref, ...rest }: SharedPartProps) {
  return (
    <Tag ref={ref as Ref<HTMLDivElement>} {...rest}>
      <Content />
    </Tag>
  );
}
