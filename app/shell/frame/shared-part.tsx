import { type ComponentType, type HTMLAttributes, memo, type Ref } from "react";

/** Content of the frame that is the same for all users with the same role, such as the menu of members. */
export interface SharedContent {
  /** A name that is unique among all shared contents. */
  name: string;
  /** Rendered without props, because it only depends on `SharedView`. */
  Content: ComponentType;
  /** Whether the part contains the page's URL, for example in a link to the same page in another language. */
  hasAddress?: boolean;
}

export interface SharedPartProps extends HTMLAttributes<HTMLElement> {
  of: SharedContent;
  as?: "div" | "nav" | "footer";
  ref?: Ref<HTMLElement> | undefined;
}

let ServerPart: ComponentType<SharedPartProps> | undefined;

/** Sets the component that renders shared parts. Only the server calls it, with `shared-parts.server.tsx`. */
export function renderSharedPartsWith(part: ComponentType<SharedPartProps> | undefined): void {
  ServerPart = part;
}

/**
 * An element with shared content. The server renders the content as a cached string. Browsers hydrate it like
 * any other content, because the string is what React would have rendered. They render it again only if the
 * data that it depends on changes, not for each navigation.
 */
export const SharedPart = memo(function SharedPart(props: SharedPartProps) {
  return ServerPart ? <ServerPart {...props} /> : <RenderedPart {...props} />;
});

/** Renders the content with React, as in the browser. */
export function RenderedPart({ of: { Content }, as: Tag = "div", ref, ...rest }: SharedPartProps) {
  return (
    <Tag ref={ref as Ref<HTMLDivElement>} {...rest}>
      <Content />
    </Tag>
  );
}
