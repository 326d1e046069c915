import { expect, test } from 'vitest';
import type { Panel } from '@/api/control-panels';
import { withPictures, writtenPictures } from '@/api/panel-pictures';

const line = { title: 'Logo', type: 'string', factory: 'Text line (String)' };
const panelOf = (data: Panel['data'], names = Object.keys(data)): Panel => ({
  title: 'Website',
  description: '',
  schema: { properties: Object.fromEntries([...names, 'site_title'].map((name) => [name, line])) },
  data: { ...data, site_title: 'Immerlund' },
  items: [],
});
const base64 = (text: string) => Buffer.from(text).toString('base64');

test('pictures of settings are edited as pictures, and stored as Plone keeps them', () => {
  const stored = `filenameb64:${base64('grün.svg')};datab64:${base64('<svg/>')}`;
  const panel = withPictures('site', panelOf({ site_logo: stored, site_favicon: null }));
  expect(panel.schema?.['properties']).toEqual({
    site_logo: { ...line, widget: 'image' },
    site_favicon: { ...line, widget: 'image' },
    site_title: line,
  });
  const logo = {
    data: base64('<svg/>'),
    encoding: 'base64',
    'content-type': 'image/svg+xml',
    filename: 'grün.svg',
  };
  expect(panel.data).toEqual({ site_logo: logo, site_favicon: null, site_title: 'Immerlund' });
  expect(writtenPictures('site', { site_logo: logo, site_title: 'Neu', site_favicon: null })).toEqual({
    site_logo: stored,
    site_title: 'Neu',
    site_favicon: null,
  });
});

test.each([undefined, 7, '', 'logo.png', 'filenameb64:;datab64:', 'filenameb64:!!;datab64:%%'])(
  'a setting of %j holds no picture',
  (site_logo) => expect(withPictures('site', panelOf({ site_logo })).data['site_logo']).toBeNull(),
);

test('a name that is no text, and other panels, change nothing', () => {
  const odd = withPictures('site', panelOf({ site_logo: 'filenameb64:AA=;datab64:AAAA' }));
  expect(odd.data['site_logo']).toMatchObject({ filename: '', 'content-type': 'application/octet-stream' });
  const mail = panelOf({ site_logo: 'x' });
  expect(withPictures('mail', mail)).toBe(mail);
  const none = panelOf({}, []);
  expect(withPictures('site', none)).toBe(none);
});
