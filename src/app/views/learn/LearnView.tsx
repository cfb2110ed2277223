import type { VNode } from "preact";
import { useEffect } from "preact/hooks";
import { readAddress, writeAddress } from "../../state/address.ts";
import { flagOf } from "../../state/Flags.ts";
import { useWords } from "../../words/useWords.ts";
import type { ViewProps } from "../View.ts";
import { lessonId } from "./Lesson.tsx";
import { lessons } from "./lessons.ts";
import "../../parts/live.css";

/** Six lessons, one below the other, and links to each. */
export function LearnView({ flags }: ViewProps): VNode {
  const words = useWords().learn;
  const lesson = flagOf(flags, "lesson");
  const { language } = readAddress(location.hash);
  useEffect(() => {
    const heading = lesson === "" ? null : document.getElementById(lessonId(lesson));
    heading?.focus();
    heading?.scrollIntoView();
  }, [lesson]);
  return (
    <>
      <nav aria-label={words.lessons}>
        <ol class="lessons">
          {lessons.map(({ name }) => (
            <li key={name}>
              <a href={writeAddress({ view: "learn", flags: { lesson: [name] }, language }, ["lesson"])}>
                {words[name].title}
              </a>
            </li>
          ))}
        </ol>
      </nav>
      {lessons.map(({ name, Component }) => (
        <Component key={name} />
      ))}
    </>
  );
}
