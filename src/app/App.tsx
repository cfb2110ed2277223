import type { ComponentType, VNode } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { writeAddress } from "./state/address.ts";
import { onlyFlags } from "./state/Flags.ts";
import { useAddress } from "./state/useAddress.ts";
import { useLastFlags } from "./state/useLastFlags.ts";
import { views } from "./views/index.ts";
import type { View, ViewProps } from "./views/View.ts";
import { useWords } from "./words/useWords.ts";

/** The page: its head, the navigation, and the view that the address names. */
export function App(): VNode {
  const words = useWords();
  const [address, go] = useAddress();
  const view = views.find(({ name }) => name === address.view) ?? views[0];
  const flags = onlyFlags(address.flags, view.parameters);
  const lastFlags = useLastFlags(view, flags);
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(view.name);
  useEffect(() => {
    document.title = `${view.title(words)} · gatestats`;
    if (shown.current !== view.name) heading.current?.focus();
    shown.current = view.name;
  }, [view, words]);
  return (
    <>
      <button type="button" class="skip" onClick={() => heading.current?.focus()}>
        {words.skip}
      </button>
      <header class="top">
        <p class="brand">
          <span class="name">gatestats</span> <span class="tagline">{words.tagline}</span>
        </p>
        <nav aria-label={words.views}>
          <ul>
            {views.map((each) => (
              <li key={each.name}>
                <a
                  href={writeAddress({ view: each.name, flags: lastFlags(each) }, each.parameters)}
                  {...(each === view && { "aria-current": "page" as const })}
                >
                  {each.title(words)}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </header>
      <main id="main">
        <h1 ref={heading} tabIndex={-1}>
          {view.title(words)}
        </h1>
        <p class="about">{view.about(words)}</p>
        <Loaded
          key={view.name}
          view={view}
          flags={flags}
          setFlags={(next, step) => go({ view: view.name, flags: next }, view.parameters, step)}
        />
      </main>
      <footer class="bottom">
        <p>{words.privacy}</p>
      </footer>
    </>
  );
}

/** A view, once it is loaded. */
function Loaded({ view, ...props }: ViewProps & { readonly view: View }): VNode {
  const words = useWords();
  const [Component, setComponent] = useState<ComponentType<ViewProps>>();
  useEffect(() => {
    let wanted = true;
    void view.load().then((loaded) => wanted && setComponent(() => loaded));
    return () => {
      wanted = false;
    };
  }, [view]);
  return Component === undefined ? <p>{words.loading}</p> : <Component {...props} />;
}
