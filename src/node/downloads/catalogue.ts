import type { DataSource } from "./DataSource.ts";

const beir = (name: string, title: string, bytes: number, sha256: string, licence: string): DataSource => ({
  name: `beir/${name}`,
  title,
  url: `https://public.ukp.informatik.tu-darmstadt.de/thakur/BEIR/datasets/${name}.zip`,
  bytes,
  sha256,
  licence,
});

/** Collections of BEIR (Thakur et al. 2021) that a study can fetch. */
export const catalogue: readonly DataSource[] = [
  beir(
    "nfcorpus",
    "NFCorpus: 323 questions on nutrition, 3,633 documents",
    2_448_432,
    "efe5be03f8c5b86a5870102d0599d227c8c6e2484328e68c6522560385671b0b",
    "free for academic use",
  ),
  beir(
    "fiqa",
    "FiQA-2018: 648 questions on finance, 57,638 documents",
    17_948_027,
    "32c7df99ed21252fdfb2cf3f5673502a8d245ee0c44c4a133570d92ce2b3ad02",
    "free for non-commercial use",
  ),
  beir(
    "scidocs",
    "SCIDOCS: 1,000 questions on science, 25,657 documents",
    142_471_588,
    "96640201687767c9b1fcc5af7a80b90fb325b37fa25329c2586c25edcfa17ef1",
    "as published by its makers",
  ),
  beir(
    "scifact",
    "SciFact: 300 claims of science, 5,183 documents",
    2_816_079,
    "536e14446a0ba56ed1398ab1055f39fe852686ecad24a6306c80c490fa8e0165",
    "CC BY-NC 2.0",
  ),
];
