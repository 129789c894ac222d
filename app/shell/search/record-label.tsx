import { Fragment } from "react";
import { Highlighted } from "~/features/search/highlighted";
import type { RecordItem } from "~/features/search/record-item";
import { NavIcon } from "../menus/nav-icon";

/** A record in the search results: its name, its owner or store, its amount and its state. */
export function RecordLabel({ item, query }: { item: RecordItem; query: string }) {
  return (
    <>
      <NavIcon name={item.icon} />
      <span className="min-w-0 flex-1">
        <span className="block font-medium wrap-anywhere">
          <Highlighted text={item.name} query={query} />
        </span>
        <span className="block text-sm wrap-anywhere text-muted">
          {item.details.map((detail, index) => (
            <Fragment key={detail}>
              {index > 0 && " · "}
              <Highlighted text={detail} query={query} />
            </Fragment>
          ))}
        </span>
      </span>
    </>
  );
}
