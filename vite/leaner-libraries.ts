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

/** Lets the build leave out those parts of the libraries that a page neither uses nor needs. */
export function leanerLibraries(): Plugin {
  return {
    name: 'portal-leaner-libraries',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: packages },
      handler: (code) => ({
        code: code
          .replace(displayNames, '')
          .replace(makers, '/* @__PURE__ */ ')
          .replace(languageChecks, '[$1].flat()'),
        map: null,
      }),
    },
  };
}
