import type { ComponentChildren, VNode } from "preact";
import type { Figure } from "../../../report/article/Figure.ts";
import { Drawing } from "../../parts/article/Drawing.tsx";
import type { LessonName } from "../../words/en/learn.ts";
import { useWords } from "../../words/useWords.ts";
import { TopicText } from "./TopicText.tsx";

/** The id of a lesson's heading. */
export function lessonId(name: string): string {
  return `lesson-${name}`;
}

/** A lesson: what to try, what it came to, a figure, and the words of `explain`. */
export function Lesson({
  name,
  topic,
  said,
  figure,
  children,
}: {
  readonly name: LessonName;
  /** The topic of `explain` that says the same in words. */
  readonly topic: string;
  /** What the numbers that are set come to. */
  readonly said: readonly string[];
  readonly figure: Figure;
  /** What can be set. */
  readonly children: ComponentChildren;
}): VNode {
  const words = useWords().learn[name];
  return (
    <section class="lesson" aria-labelledby={lessonId(name)}>
      <h2 id={lessonId(name)} tabIndex={-1}>
        {words.title}
      </h2>
      <p>{words.lead}</p>
      <div class="live">
        <div class="inputs fields">{children}</div>
        <div class="outcome">
          <p class="said" role="status">
            {said.join(" ")}
          </p>
          <Drawing figure={figure} />
        </div>
      </div>
      <TopicText topic={topic} />
    </section>
  );
}
