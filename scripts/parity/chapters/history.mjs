import { folderOf, roles } from '../setup.mjs';
import { get, patch, post, remove } from './calls.mjs';

const base = folderOf('history');
const page = `${base}/seite`;

const slate = (text) => ({
  blocks: {
    a: { '@type': 'title' },
    b: { '@type': 'slate', plaintext: text, value: [{ type: 'p', children: [{ text }] }] },
  },
  blocks_layout: { items: ['a', 'b'] },
});

const edits = [
  { title: 'Zweiter Titel', changeNote: 'Titel geändert' },
  { description: 'Eine Beschreibung' },
  { ...slate('Neuer Text'), changeNote: '' },
  { subjects: ['Küste'] },
  { title: 'Zweiter Titel' },
  { changeNote: 'Nur eine Notiz' },
  {},
  { id: 'umbenannt' },
  { id: 'seite' },
  { title: '' },
  { unknown: 1 },
  { effective: '2030-01-02T03:04:05', exclude_from_nav: true },
  { layout: 'document_view' },
];

const revisions = [0, 1, 2, '0', '1', 3, 99, -1, 'x', null, 1.5, true];

function* calls({ random }) {
  yield post(base, {
    '@type': 'Document',
    id: 'seite',
    title: 'Erster Titel',
    changeNote: 'Angelegt',
    ...slate('Anfang'),
  });
  yield get(`${page}/@history`);
  for (const body of edits) {
    yield patch(
      body.id === 'seite' ? `${base}/umbenannt` : page,
      body,
      random.pick(['manager', 'siteadmin', 'manager']),
    );
  }
  yield post(`${page}/@workflow/publish`, { comment: 'gut' });
  yield patch(page, { title: 'Dritter Titel' }, 'editor');
  for (const role of roles) {
    yield get(`${page}/@history`, role);
    yield get(`${page}/@history/0`, role);
    yield get(`${page}?version=1`, role);
    yield patch(`${page}/@history`, { version: 1 }, role);
  }
  for (const version of ['0', '2', '99', '-1', 'x', '1.5', '0/more'])
    yield get(`${page}/@history/${version}`);
  for (const version of ['0', '2', '99', 'x', '', 'current']) yield get(`${page}?version=${version}`);
  for (const version of revisions) yield patch(`${page}/@history`, { version });
  for (const body of [{}, [], 'no json', { version: 0, more: 1 }]) yield patch(`${page}/@history`, body);
  yield patch(`${page}/@history/0`, {});
  yield post(`${page}/@history`, { version: 0 });
  yield remove(`${page}/@history`);
  yield get(page);
  yield get(`${page}/@history`, 'editor');
  yield post(base, {
    '@type': 'Event',
    id: 'fest',
    title: 'Fest',
    start: '2030-01-01T10:00:00',
    end: '2030-01-01T11:00:00',
  });
  yield patch(`${base}/fest`, { location: 'Saal', subjects: ['Energie'] });
  yield patch(`${base}/fest`, { location: 'Garten', start: '2029-01-01T10:00:00' });
  yield patch(`${base}/fest/@history`, { version: 0 });
  yield get(`${base}/fest`);
  yield patch(`${base}/fest/@history`, { version: 1 });
  yield get(`${base}/fest`);
  yield get(`${base}/fest/@history`);
  yield post(base, { '@type': 'Link', id: 'verweis', title: 'Verweis', remoteUrl: 'https://example.org/' });
  yield patch(`${base}/verweis`, { remoteUrl: 'https://example.org/neu' });
  yield get(`${base}/verweis/@history`);
  yield get(`${base}/verweis/@history/0`);
  yield post(base, {
    '@type': 'File',
    id: 'datei',
    title: 'Datei',
    file: { data: 'x', filename: 'x.txt', 'content-type': 'text/plain' },
  });
  yield patch(`${base}/datei`, { title: 'Akte' });
  for (const path of ['', '/de', `${base}/datei`]) {
    yield get(`${path}/@history`);
    yield get(`${path}/@history/0`);
    yield patch(`${path}/@history`, { version: 0 });
  }
  yield post(`${base}/@copy`, { source: page });
  yield get(`${base}/copy_of_seite/@history`);
  yield post(page, { '@type': 'Document', id: 'kind', title: 'Kind' });
  yield get(`${page}/@history/1`);
  for (const type of ['Institut', 'Joboffer', 'Member', 'News Item', 'Meldung']) {
    const id = `typ-${type.toLowerCase().replace(' ', '-')}`;
    yield post(base, { '@type': type, id, title: type });
    yield patch(`${base}/${id}`, { description: 'neu' });
    yield get(`${base}/${id}/@history`);
  }
}

export const history = { name: 'history', calls };
