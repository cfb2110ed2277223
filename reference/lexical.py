"""TF-IDF of scikit-learn and BM25 of bm25s on short documents -> lexical.json.

TfidfVectorizer with smooth idf and the l2 norm, tf linear and sublinear; bm25s with its method "lucene".
Words are parted at blanks and left as they are.
Run: python3 reference/lexical.py (scikit-learn 1.9.1, bm25s 0.3.11)
"""
import json
from pathlib import Path

import bm25s
from sklearn.feature_extraction.text import TfidfVectorizer

DOCUMENTS = [
    "apple banana apple cherry",
    "banana cherry date elder fig grape banana banana",
    "cherry",
    "date date elder apple fig",
    "grape grape grape grape apple kiwi lemon mango nectarine orange",
]
QUERIES = ["apple cherry", "banana banana grape", "kiwi unknown", "date elder fig fig fig"]


def tfidf(sublinear):
    model = TfidfVectorizer(token_pattern=r"\S+", sublinear_tf=sublinear)
    documents = model.fit_transform(DOCUMENTS)
    return (model.transform(QUERIES) @ documents.T).toarray().tolist()


def bm25(k1, b):
    split = [text.split() for text in DOCUMENTS]
    model = bm25s.BM25(method="lucene", k1=k1, b=b, dtype="float64")
    model.index(split, show_progress=False)
    return [model.get_scores(query.split()).tolist() for query in QUERIES]


result = {
    "documents": DOCUMENTS,
    "queries": QUERIES,
    "tfidf": {"linear": tfidf(False), "sublinear": tfidf(True)},
    "bm25": [{"k1": k1, "b": b, "scores": bm25(k1, b)} for k1, b in [(0.9, 0.4), (1.2, 0.75)]],
}
Path(__file__).with_name("lexical.json").write_text(json.dumps(result, indent=1) + "\n")
