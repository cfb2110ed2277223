import type { VNode } from "preact";
import { useId, useRef, useState } from "preact/hooks";
import type { Slot } from "../state/FileStore.ts";
import type { LoadedFile } from "../state/LoadedFile.ts";
import { loadFile, removeFile } from "../state/useFiles.ts";
import { useWords } from "../words/useWords.ts";
import { ProblemPlace } from "./Problems.tsx";

/** Takes one file: dropped, chosen or pasted, and says what was seen in it. */
export function FilePicker({
  id,
  slot,
  name,
  hint,
  file,
}: {
  readonly id: string;
  readonly slot: Slot;
  readonly name: string;
  readonly hint: string;
  readonly file: LoadedFile | undefined;
}): VNode {
  const words = useWords().files;
  const [over, setOver] = useState(false);
  const [pasting, setPasting] = useState(false);
  const take = (given: File | undefined): void => {
    if (given !== undefined) void loadFile(slot, { name: given.name, blob: given });
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a second way; the input within takes files too
    <div
      class={over ? "picker over" : "picker"}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        take(event.dataTransfer?.files[0]);
      }}
    >
      <p class="picker-title">
        <strong>{name}</strong> <span class="hint">{hint}</span>
      </p>
      {file === undefined ? (
        <p class="picker-empty">
          {words.drop} <ChooseFile id={id} label={words.chooseFor(name)} text={words.choose} onFile={take} />{" "}
          <button type="button" class="plain" aria-expanded={pasting} onClick={() => setPasting(!pasting)}>
            {words.paste}
          </button>
        </p>
      ) : (
        <Seen file={file} onRemove={() => removeFile(slot)} />
      )}
      {file === undefined && pasting && (
        <Paste
          name={name}
          onText={(text) => {
            setPasting(false);
            void loadFile(slot, { name: words.pasted(slot), blob: new Blob([text]) });
          }}
        />
      )}
    </div>
  );
}

function ChooseFile({
  id,
  label,
  text,
  onFile,
}: {
  readonly id: string;
  readonly label: string;
  readonly text: string;
  readonly onFile: (file: File | undefined) => void;
}): VNode {
  return (
    <span class="choose">
      <input
        id={id}
        type="file"
        aria-label={label}
        onChange={({ currentTarget }) => {
          onFile(currentTarget.files?.[0]);
          currentTarget.value = "";
        }}
      />
      <label for={id} aria-hidden="true">
        {text}
      </label>
    </span>
  );
}

function Seen({ file, onRemove }: { readonly file: LoadedFile; readonly onRemove: () => void }): VNode {
  const words = useWords().files;
  const { seen } = file;
  return (
    <div class="seen" aria-live="polite">
      <p>
        <bdi class="file">{file.name}</bdi>{" "}
        <button type="button" class="plain" aria-label={words.remove(file.name)} onClick={onRemove}>
          ✕
        </button>
      </p>
      {seen.kind === "reading" && <p class="hint">{words.reading(Math.floor(100 * seen.share))}</p>}
      {seen.kind === "described" && (
        <p class="hint">
          {words.seen(seen.description.rows, seen.description.questions, seen.description.format)}
        </p>
      )}
      {seen.kind === "refused" && (
        <div class="problem">
          <p lang="en">{seen.problem.message}</p>
          <ProblemPlace problem={seen.problem} />
          <p class="remedy" lang="en">
            {seen.problem.hint}
          </p>
        </div>
      )}
    </div>
  );
}

function Paste({ name, onText }: { readonly name: string; readonly onText: (text: string) => void }): VNode {
  const words = useWords().files;
  const id = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  return (
    <div class="paste">
      <label for={id}>{words.pasteFor(name)}</label>
      <textarea id={id} ref={area} rows={6} spellcheck={false} aria-describedby={`${id}-hint`} />
      <p class="hint" id={`${id}-hint`}>
        {words.pasteHint}
      </p>
      <button type="button" onClick={() => onText(area.current?.value ?? "")}>
        {words.pasteUse}
      </button>
    </div>
  );
}
