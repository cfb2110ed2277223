// What Lucene itself makes of texts, words and queries -> lucene.json.
// Terms by EnglishAnalyzer; BM25Similarity's scores of short documents, whose lengths Lucene keeps exactly (below 40).
// Run with lucene-core 8.7 and lucene-analyzers-common 8.7 on the class path:
//   java -cp JARS reference/Lucene.java > reference/lucene.json
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.apache.lucene.analysis.Analyzer;
import org.apache.lucene.analysis.TokenStream;
import org.apache.lucene.analysis.en.EnglishAnalyzer;
import org.apache.lucene.analysis.tokenattributes.CharTermAttribute;
import org.apache.lucene.document.Document;
import org.apache.lucene.document.Field;
import org.apache.lucene.document.StringField;
import org.apache.lucene.document.TextField;
import org.apache.lucene.index.DirectoryReader;
import org.apache.lucene.index.IndexWriter;
import org.apache.lucene.index.IndexWriterConfig;
import org.apache.lucene.index.Term;
import org.apache.lucene.search.BooleanClause;
import org.apache.lucene.search.BooleanQuery;
import org.apache.lucene.search.IndexSearcher;
import org.apache.lucene.search.ScoreDoc;
import org.apache.lucene.search.TermQuery;
import org.apache.lucene.search.similarities.BM25Similarity;
import org.apache.lucene.store.ByteBuffersDirectory;

public class Lucene {
  static final String[] TEXTS = {
    "The bank's interest rates, as of 3.14% in 1,000 cases, weren't its customers' concern.",
    "Wi-Fi and e-mail: the U.S. dollar's fall (i.e. -2.5%) isn't Smith's \u2018problem\u2019; it\u2019s ours.",
    "Na\u00efve caf\u00e9s in Z\u00fcrich's old town, stra\u00dfe by stra\u00dfe, na\u0308ively",
    "std::vector<int> fs.readFile(path) HTTPServer camelCase x2 4th a:b C++ C#",
    "relational conditional rationally valenci hesitanci digitizer conformabli radicalli differentli vileli analogousli "
        + "vietnamization predication operator feudalism decisiveness hopefulness callousness formaliti sensitiviti "
        + "sensibiliti archaeology electrology",
    "triplicate formative formalize electriciti electrical hopeful goodness revival allowance inference airliner "
        + "gyroscopic adjustable defensible irritant replacement adjustment dependent adoption homologou communism "
        + "activate angulariti homologous effective bowdlerize",
    "caresses ponies ties caress cats feed agreed plastered bled motoring sing conflated troubled sized hopping tanned "
        + "falling hissing fizzed failing filing happy sky probate rate cease controll roll generalizations oscillators",
    "yes sayings y yy yyy eye buy by dying skies is was as us bus gas this these the ing ed",
    "\u6771\u4eac tower \u3053\u3093\u306b\u3061\u306f \u30bf\u30ef\u30fc \ud55c\uad6d\uc5b4 \u0440\u0443\u0441\u0441\u043a\u0438\u0435 slova",
  };
  static final String[][] DOCUMENTS = {
    {"d1", "A cat sat on the mat with another cat."},
    {"d2", "Dogs and cats are pets; a dog chases the cat that chases mice, and the mouse runs."},
    {"d3", "The stock market fell. Markets fall when interest rates of the banks rise."},
    {"d4", "Mice."},
    {"d5", "Pets of the rich: horses, hounds, parrots. Interest in rare pets rises with markets, banks say."},
    {"d6", ""},
    {"d7", "a cat sat on the mat with another cat"},
  };
  static final String[] QUERIES = {"cats and mice", "interest rates", "cat cat pets", "the of", "a market for horses"};

  public static void main(String[] args) throws Exception {
    Analyzer analyzer = new EnglishAnalyzer();
    List<String> out = new ArrayList<>();
    List<String> terms = new ArrayList<>();
    for (String text : TEXTS)
      terms.add("    {\"text\": " + quoted(text) + ", \"terms\": " + list(termsOf(analyzer, text)) + "}");
    out.add("  \"terms\": [\n" + String.join(",\n", terms) + "\n  ]");
    List<String> documents = new ArrayList<>();
    for (String[] document : DOCUMENTS)
      documents.add("    {\"id\": " + quoted(document[0]) + ", \"text\": " + quoted(document[1]) + "}");
    out.add("  \"documents\": [\n" + String.join(",\n", documents) + "\n  ]");
    List<String> scores = new ArrayList<>();
    for (float[] set : new float[][] {{0.9f, 0.4f}, {1.2f, 0.75f}, {0f, 0.4f}, {2f, 1f}})
      for (String query : QUERIES) scores.add(search(analyzer, query, set[0], set[1]));
    out.add("  \"bm25\": [\n" + String.join(",\n", scores) + "\n  ]");
    System.out.println("{\n" + String.join(",\n", out) + "\n}");
  }

  static String search(Analyzer analyzer, String query, float k1, float b) throws Exception {
    ByteBuffersDirectory directory = new ByteBuffersDirectory();
    IndexWriterConfig config = new IndexWriterConfig(analyzer);
    config.setSimilarity(new BM25Similarity(k1, b));
    try (IndexWriter writer = new IndexWriter(directory, config)) {
      for (String[] one : DOCUMENTS) {
        Document document = new Document();
        document.add(new StringField("id", one[0], Field.Store.YES));
        document.add(new TextField("text", one[1], Field.Store.NO));
        writer.addDocument(document);
      }
    }
    try (DirectoryReader reader = DirectoryReader.open(directory)) {
      IndexSearcher searcher = new IndexSearcher(reader);
      searcher.setSimilarity(new BM25Similarity(k1, b));
      BooleanQuery.Builder words = new BooleanQuery.Builder();
      for (String term : termsOf(analyzer, query))
        words.add(new TermQuery(new Term("text", term)), BooleanClause.Occur.SHOULD);
      List<String> found = new ArrayList<>();
      for (ScoreDoc hit : searcher.search(words.build(), 100).scoreDocs)
        found.add(quoted(searcher.doc(hit.doc).get("id")) + ": " + hit.score);
      return "    {\"query\": " + quoted(query) + ", \"k1\": " + k1 + ", \"b\": " + b + ", \"scores\": {"
          + String.join(", ", found) + "}}";
    }
  }

  static List<String> termsOf(Analyzer analyzer, String text) throws Exception {
    List<String> terms = new ArrayList<>();
    try (TokenStream stream = analyzer.tokenStream("text", text)) {
      CharTermAttribute term = stream.addAttribute(CharTermAttribute.class);
      stream.reset();
      while (stream.incrementToken()) terms.add(term.toString());
      stream.end();
    }
    return terms;
  }

  static String list(List<String> words) {
    return "[" + words.stream().map(Lucene::quoted).collect(Collectors.joining(", ")) + "]";
  }

  static String quoted(String text) {
    StringBuilder out = new StringBuilder("\"");
    for (char c : text.toCharArray())
      if (c == '"' || c == '\\') out.append('\\').append(c);
      else if (c < 0x20 || c > 0x7e) out.append(String.format("\\u%04x", (int) c));
      else out.append(c);
    return out.append('"').toString();
  }
}
