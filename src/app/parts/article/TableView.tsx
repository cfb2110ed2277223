import type { VNode } from "preact";
import type { CaptionedTable } from "../../../report/article/Article.ts";

/** A table with its caption; the first column heads its row. A wide one scrolls by itself, with the keyboard too. */
export function TableView({ table: { caption, source, table } }: { readonly table: CaptionedTable }): VNode {
  const { head, rows, left } = table;
  const side = (column: number): string => (left[column] ? "words" : "number");
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to scroll with the keyboard too
    <section class="scroll" aria-label={caption} tabIndex={0}>
      <table>
        <caption>
          {caption} {source !== undefined && <span class="source">{source}</span>}
        </caption>
        <thead>
          <tr>
            {head.map((cell, i) => (
              <th key={cell} scope="col" class={side(i)}>
                {cell}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, at) => (
            <tr key={at}>
              {row.map((cell, i) =>
                i === 0 ? (
                  <th key={head[i]} scope="row" class={side(i)}>
                    <bdi>{cell}</bdi>
                  </th>
                ) : (
                  <td key={head[i]} class={side(i)}>
                    {cell}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
