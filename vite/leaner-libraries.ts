import type { Plugin } from 'vite';

/** Packages of which a page uses some functions; each puts names on all of its components, which keeps them in the build. */
const packages = /\/node_modules\/(?:react-router|react-intl|@formatjs\/intl|intl-messageformat)\//;

/** Names that only the tools of developers show. */
const displayNames = /^\w+\.displayName = .*;$/gm;

/** Calls that only make something: whoever does not use it can leave them out. */
const makers = /(?<== )(?=(?:React\d*\.)?(?:createContext|forwardRef|memo|createFormatted\w+)\()/g;

/**
 * Asks which of some languages the browser knows. It knows the site's; to find out, it reads the data of all languages,
 * which takes as long as drawing half a page.
 */
const languageChecks = /Intl\.(?:NumberFormat|DateTimeFormat)\.supportedLocalesOf\(([\w.]+)\)/g;

const rules = [
  { name: 'display names', pattern: displayNames, by: '' },
  { name: 'makers', pattern: makers, by: '/* @__PURE__ */ ' },
  { name: 'language checks', pattern: languageChecks, by: '[$1].flat()' },
];

/** Applies all rules; those that replaced something are no longer idle. */
export function leaner(code: string, idle: Set<string>): string {
  return rules.reduce((before, { name, pattern, by }) => {
    const after = before.replace(pattern, by);
    if (after !== before) idle.delete(name);
    return after;
  }, code);
}

/** Lets the build leave out those parts of the libraries that a page neither uses nor needs. */
export function leanerLibraries(): Plugin {
  const idle = new Set<string>();
  return {
    name: 'portal-leaner-libraries',
    apply: 'build',
    enforce: 'pre',
    buildStart() {
      rules.forEach(({ name }) => idle.add(name));
    },
    transform: {
      filter: { id: packages },
      handler: (code) => ({ code: leaner(code, idle), map: null }),
    },
    // A library that is spelled otherwise one day would grow in silence.
    buildEnd(error) {
      if (!error && idle.size > 0)
        throw new Error(`Rules of leaner libraries are idle: ${[...idle].join(', ')}.`);
    },
  };
}
