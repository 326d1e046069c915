import { cleanup, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { contentForm } from '@/tool/form/content-form';
import { SideForm } from '@/tool/form/side-form';
import { startApi } from '~test/support/api';
import { recordedSchemas, servedSchemas } from '~test/support/plone-schemas';
import { renderTool } from '~test/support/render-tool';

const api = startApi();
const user = userEvent.setup();

function show(schema: unknown, stored: Record<string, unknown>) {
  const changes: Record<string, unknown> = {};
  const form = contentForm(schema);
  function Form() {
    const [values, setValues] = useState(stored);
    const change = (name: string, changed: unknown) => {
      changes[name] = changed;
      setValues((before) => ({ ...before, [name]: changed }));
    };
    return <SideForm {...form} values={values} place="content" path="/de" onChange={change} />;
  }
  renderTool(<Form />);
  return { changes, form };
}

const hostile = ['constructor', -1, [null, { '@id': 3 }], { data: 5, 'content-type': 7 }, true, null];

test('Every field of every schema of the CMS is drawn, whatever is stored in it', async () => {
  api.use(http.get('*', () => HttpResponse.json({ items: [], indexes: {} })));
  const all = [...recordedSchemas, ...(await servedSchemas())];
  let drawn = 0;
  for (const [index, [way, schema]] of all.entries()) {
    const names = Object.keys(schema.properties);
    const stored = Object.fromEntries(
      names.map((name, at) => [name, hostile[(index + at) % hostile.length]]),
    );
    const { form } = show(schema, stored);
    for (const button of document.querySelectorAll<HTMLElement>('.tool-section__button'))
      fireEvent.click(button);
    const inLists = new Set(form.lists.flatMap(({ slots }) => slots.flatMap((slot) => Object.values(slot))));
    for (const name of [...names, ...form.lists.map((list) => list.name)]) {
      const control = document.getElementById(`field-${name}`);
      const isElsewhere = inLists.has(name) || form.fields[name]?.isHidden === true;
      expect(control === null, `${way} ${name}`).toBe(isElsewhere);
      drawn += control === null ? 0 : 1;
    }
    cleanup();
  }
  expect(drawn).toBeGreaterThan(1000);
}, 120_000);

const rows = (name: string, editor: string) => ({
  properties: {
    [name]: {
      type: 'dict',
      factory: 'JSONField',
      widget: 'json',
      title: 'Zeilen',
      widgetOptions: { frontendOptions: { widget: editor } },
    },
  },
  fieldsets: [{ id: 'default', title: 'Form', fields: [name] }],
});

test('An entry of the icon menu has a title, one of sixteen icons and a target', async () => {
  const first = { title: 'Anfahrt', icon: 'anfahrt', href: [{ '@id': '/de/anfahrt' }] };
  const { changes } = show(rows('sticky_menu', 'sticky_menu'), { sticky_menu: [first] });
  await user.click(screen.getByRole('button', { name: 'Eintrag: hinzufügen' }));
  await user.type(screen.getByRole('textbox', { name: /^Titel/ }), 'A bis Z');
  const icon = screen.getByRole('combobox', { name: 'Zeichen' });
  expect(icon.querySelectorAll('option:not([value=""])')).toHaveLength(16);
  await user.selectOptions(icon, 'az');
  await user.type(screen.getByRole('textbox', { name: 'Ziel' }), '/de/az{Enter}');
  expect(changes['sticky_menu']).toEqual([
    first,
    { title: 'A bis Z', icon: 'az', href: [{ '@id': '/de/az' }] },
  ]);
});

test('A link of the footer has titles and targets in both languages, and leads into a new window if wanted', async () => {
  const { changes } = show(rows('footer', 'link_rows'), { footer: [] });
  await user.click(screen.getByRole('button', { name: 'Verweis: hinzufügen' }));
  await user.type(screen.getByRole('textbox', { name: 'Titel auf Deutsch' }), 'Impressum');
  await user.type(screen.getByRole('textbox', { name: 'Titel auf Englisch' }), 'Imprint');
  await user.type(screen.getByRole('textbox', { name: 'Ziel der englischen Seite' }), '/en/imprint{Enter}');
  await user.click(screen.getByRole('switch'));
  expect(changes['footer']).toEqual([
    { title: 'Impressum', titleEn: 'Imprint', hrefEn: [{ '@id': '/en/imprint' }], openLinkInNewTab: true },
  ]);
});

const line = (title: string) => ({ type: 'string', factory: 'Text line (String)', title });
const projects = {
  properties: Object.fromEntries(
    [
      'title',
      'project_partner_1',
      'project_partner_1_link',
      'project_partner_2',
      'project_partner_2_link',
    ].map((name) => [name, line(name)]),
  ),
};
const partners = { project_partner_1: 'Eins', project_partner_1_link: null, project_partner_2: 'Zwei' };

test('Fields with numbers are one list, whose entries are stored in their fields', async () => {
  const { changes } = show(projects, { title: 'T', ...partners });
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
  await user.click(screen.getByRole('button', { name: 'Zwei' }));
  await user.keyboard('{Alt>}{ArrowUp}{/Alt}');
  expect(changes).toEqual({ project_partner_1: 'Zwei', project_partner_2: 'Eins' });
  await user.click(screen.getByRole('button', { name: '„Zwei“ entfernen' }));
  expect(changes).toEqual({ project_partner_1: 'Eins', project_partner_2: null });
});

test('A new entry of such a list waits for its first words, and there are no more than fields', async () => {
  const { changes } = show(projects, { project_partner_1: 'Eins' });
  await user.click(screen.getByRole('button', { name: 'Partner: hinzufügen' }));
  expect(changes).toEqual({});
  expect(screen.queryByRole('button', { name: 'Partner: hinzufügen' })).toBeNull();
  await user.type(screen.getByRole('textbox', { name: 'project_partner_1' }), 'N');
  expect(changes).toEqual({ project_partner_2: 'N' });
});
