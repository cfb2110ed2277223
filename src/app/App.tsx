import type { ComponentType, VNode } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { LanguageField } from "./parts/LanguageField.tsx";
import { type Address, writeAddress } from "./state/address.ts";
import { onlyFlags } from "./state/Flags.ts";
import { type Go, useAddress } from "./state/useAddress.ts";
import { useLastFlags } from "./state/useLastFlags.ts";
import { views } from "./views/index.ts";
import type { View, ViewProps } from "./views/View.ts";
import { preferredLanguage } from "./words/catalogues.ts";
import { useCatalogue } from "./words/useCatalogue.ts";
import { useWords, Words } from "./words/useWords.ts";

/** The page in the language that the address names, or else the browser prefers. */
export function App(): VNode {
  const [address, go] = useAddress();
  const words = useCatalogue(address.language ?? preferredLanguage(navigator.languages));
  return (
    <Words.Provider value={words}>
      <Page address={address} go={go} />
    </Words.Provider>
  );
}

/** The head of the page, the navigation, and the view that the address names. */
function Page({ address, go }: { readonly address: Address; readonly go: Go }): VNode {
  const words = useWords();
  const { language } = address;
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
        <LanguageField
          onLanguage={(chosen) =>
            go({ view: view.name, flags: address.flags, language: chosen }, view.parameters, "replace")
          }
        />
        <nav aria-label={words.views}>
          <ul>
            {views.map((each) => (
              <li key={each.name}>
                <a
                  href={writeAddress({ view: each.name, flags: lastFlags(each), language }, each.parameters)}
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
          setFlags={(next, step) => go({ view: view.name, flags: next, language }, view.parameters, step)}
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
