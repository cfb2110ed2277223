/** Which program printed lines of a measure, a query and a value. */
export type MeasureLines = "trec_eval" | "ir_measures";

/** trec_eval pads the name of a measure to this many letters. */
const padded = 22;

/** Its measures, for outputs whose blanks were lost (trec_eval, measures.c). */
const ofTrecEval =
  /^(?:runid|num_\w+|(?:gm_)?map|map_\w+|(?:gm_)?bpref|recip_rank|iprec_at_recall_[\d.]+|Rprec(?:_mult_[\w.]+)?|(?:relative_)?P_\d+|relstring\w*|recall_\d+|infAP|utility|11pt_avg|binG|G|(?:ideal_)?dcg\w*|R?ndcg\w*|success_\d+|set_\w+|prefs_\w+|yaap|rbp\w*|unj_\d+)$/;

/** Measures of ir_measures, with their parameters and cut-off (ir_measures/measures/__init__.py). */
const ofIrMeasures =
  /^(?:AP|MAP|BPM|Bpref|BPref|ERR|ERR_IA|nERR_IA|alpha_n?DCG|α_n?DCG|n?NRBP|AP_IA|P_IA|STREC|INST|INSQ|infAP|IPrec|Judged|nDCG|NDCG|NERR(?:8|9|10|11)|NumQ|NumRel|NumRet|NumRelRet|P|Precision|R|Recall|RBP|Rprec|RPrec|RR|MRR|SDCG|SetP|SetRelP|SetR|SetF|SetAP|Success|Accuracy|Compat)(?:\(.*\))?(?:@[\d.]+)?$/u;

/** The program that printed a file, going by its first line; undefined where neither did. */
export function measureLines(head: Uint8Array): MeasureLines | undefined {
  const text = new TextDecoder().decode(head.subarray(0, 4096));
  const fields = (text.split(/\r?\n/).find((line) => line.trim() !== "") ?? "").split("\t");
  if (fields.length !== 3) return undefined;
  const [first, second, value] = fields;
  const name = first.trim();
  const known = ofTrecEval.test(name) || (first.length >= padded && /^\S+$/.test(name));
  if (known && (name === "runid" || isValue(value))) return "trec_eval";
  return ofIrMeasures.test(second.trim()) && isValue(value) ? "ir_measures" : undefined;
}

function isValue(text: string): boolean {
  return /^(?:[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?|-?nan|'.*')$/i.test(text.trim());
}
