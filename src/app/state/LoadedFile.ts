import type { Description } from "../worker/answers/Description.ts";
import type { NamedBlob } from "./NamedBlob.ts";
import type { Problem } from "./Problem.ts";

/** What a file is to the page: being looked at, described, or refused. */
export interface LoadedFile extends NamedBlob {
  readonly seen:
    | { readonly kind: "reading"; readonly share: number }
    | { readonly kind: "described"; readonly description: Description }
    | { readonly kind: "refused"; readonly problem: Problem };
}
