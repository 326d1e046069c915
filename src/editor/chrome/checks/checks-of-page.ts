import { findTargets, getTarget, type Target } from '@/api/link-targets';
import { blockNamed } from '@/blocks/registry';
import { deepEqual } from '@/lib/deep-equal';
import { screenOf } from '@/lib/screens';
import { site } from '@/site/site';
import { createPageChecker, type PageChecker } from '../../checks/page-checker';
import type { PageFacts } from '../../checks/page-checks';
import { createTargets, type TargetState } from '../../checks/targets';
import type { PageDocument } from '../../document/page-document';
import { writtenLanguage } from '../../session/data';
import type { EditSession } from '../../session/edit-session';
import { partnersOf } from '../../session/partners';
import type { Translating } from '../../translation/translating';

/** States in which visitors see content; files and pictures have none. */
const seen: ReadonlySet<string> = new Set(['', 'published', 'external']);

function stateOf(target: Target): TargetState {
  switch (target.kind) {
    case 'there':
      return { kind: seen.has(target.state) ? 'fine' : 'unpublished' };
    case 'hidden':
      return { kind: 'unpublished' };
    default:
      return target;
  }
}

const isEmpty = (stored: unknown): boolean =>
  stored === undefined ||
  stored === null ||
  (typeof stored === 'string' && stored.trim() === '') ||
  deepEqual(stored, []) ||
  deepEqual(stored, {});

/** The checks of a page that is edited, with what the server and its other languages tell of it. */
export function createChecksOfPage(
  document: PageDocument,
  { page, form, server }: EditSession,
  translating: Translating,
): PageChecker {
  const { language } = page;
  const { partners } = partnersOf(page);
  const names = Object.keys(form.fields).filter((name) => form.fields[name]?.isHidden !== true);

  const pageFacts = (): PageFacts => {
    const { fields } = document.state;
    const written = writtenLanguage.read(fields.get('language')) || language;
    const present = new Set([written, ...partners.map((partner) => partner.language)]);
    const { translations } = translating.state();
    return {
      fields: new Set(names),
      isFilled: (name) => !isEmpty(fields.get(name)),
      missing: page.isNew ? [] : site().languages.filter((each) => !present.has(each)),
      outdated: [...translations].flatMap(([name, { state }]) => (state === 'outdated' ? [name] : [])),
    };
  };

  const targets = createTargets({
    find: async (paths, signal) => {
      const isScreen = (path: string) => screenOf(path) !== undefined;
      const asked = paths.filter((path) => !isScreen(path));
      const call = { language, signal };
      const { found, isComplete } = await findTargets(asked, server.path() ?? page.path, call);
      const known = paths.flatMap((path): [string, TargetState][] => {
        const target = found.get(path);
        if (isScreen(path)) return [[path, { kind: 'fine' }]];
        if (target) return [[path, stateOf(target)]];
        return isComplete ? [[path, { kind: 'missing' }]] : [];
      });
      return new Map(known);
    },
    look: async (path, signal) => {
      const target = await getTarget(path, { language, signal });
      return target && stateOf(target);
    },
  });
  return createPageChecker({ document, find: blockNamed, targets, pageFacts });
}
