import type { PanelEntry } from '~mocks/recorded/panels';
import { importReportOf } from '~mocks/settings/imported';
import type { Call } from '../shared/call';
import { germanCase, germanReason } from './import-reasons';

export const importPanel = 'import-report';

const titles = {
  title: { de: 'Bericht des Imports', en: 'Report of the import' },
  group: { de: 'Inhalt', en: 'Content' },
} as const;

/** The report among the panels, where there is one. */
export function importPanelEntry({ repository, base, language }: Call): PanelEntry[] {
  if (importReportOf(repository) === undefined) return [];
  const { title, group } = titles;
  const shown = { title: title[language], group: group[language] };
  return [{ '@id': `${base}/@controlpanels/${importPanel}`, ...shown, searchable_text: [] }];
}

/** What the import left out, changed, or found that somebody has to look after; undefined where nothing was imported. */
export function importReport({ repository, base, language }: Call): unknown {
  const report = importReportOf(repository);
  if (report === undefined) return undefined;
  return {
    '@id': `${base}/@controlpanels/${importPanel}`,
    title: titles.title[language],
    group: titles.group[language],
    schema: null,
    data: null,
    items: report.map(({ reason, cases }) => ({
      id: reason,
      title: language === 'de' ? germanReason(reason) : reason,
      description: (language === 'de' ? cases.map(germanCase) : cases).join('\n'),
    })),
  };
}
