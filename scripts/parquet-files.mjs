// Writes the Parquet files of test/files/tools with DuckDB, whose writer has nothing in common with our reader. Not run by
// tests. It needs @duckdb/node-api, which is no dependency: node scripts/parquet-files.mjs FOLDER_WITH_NODE_MODULES
import { createRequire } from "node:module";
import { resolve } from "node:path";

const require = createRequire(resolve(process.argv[2], "x.js"));
const { DuckDBInstance } = require("@duckdb/node-api");
const connection = await (await DuckDBInstance.create()).connect();
const folder = new URL("../test/files/tools/", import.meta.url).pathname;

/** Ids of 64 bits, single precision, a struct, a list, a date, NaN and null; several row groups. */
const plain = `
  SELECT 9007199254740993 + i AS question_id,
         'd' || (i // 2) AS doc_id,
         CASE i WHEN 1 THEN NULL WHEN 2 THEN 'NaN'::DOUBLE ELSE i / 4 END AS recall,
         (i / 10)::FLOAT AS single,
         i % 2 = 0 AS hit,
         {'faithfulness': i / 5, 'tone': 'formal'} AS scores,
         ['a', 'b'] AS contexts,
         DATE '2026-01-01' + i::INTEGER AS day
  FROM range(5) AS rows(i)`;

const ragas = `
  SELECT 'question ' || i AS user_input, 'answer' AS response, ['one', 'two'] AS retrieved_contexts,
         ['doc ' || (i // 2)] AS reference_context_ids,
         CASE i WHEN 2 THEN 'NaN'::DOUBLE ELSE i / 4 END AS faithfulness, i AS __index_level_0__
  FROM range(4) AS rows(i)`;

for (const codec of ["uncompressed", "snappy", "gzip", "zstd", "brotli", "lz4_raw"])
  await connection.run(
    `COPY (${plain}) TO '${folder}parquet-${codec}.parquet' (FORMAT parquet, COMPRESSION ${codec}, ROW_GROUP_SIZE 2)`,
  );
await connection.run(
  `COPY (${ragas}) TO '${folder}parquet-ragas.parquet' (FORMAT parquet, COMPRESSION zstd)`,
);
await connection.run(
  `COPY (SELECT 'q' || i AS id, 1 / (1 + i) AS score FROM range(3) AS rows(i) LIMIT 0)
   TO '${folder}parquet-no-rows.parquet' (FORMAT parquet)`,
);
