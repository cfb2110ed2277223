import type { Asked } from "../../worker/Asked.ts";
import type { RowsQuery } from "../../worker/answers/ListingRows.ts";

/** Where the rows of listings are to be had: by what was asked of which command. */
export interface RowsSource {
  readonly asked: Asked;
  readonly command: RowsQuery["command"];
}
