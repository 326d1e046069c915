import { askBoth } from './bilingual.mjs';
import { mask } from './mask.mjs';

const nameOf = (panel) => panel['@id'].split('/@controlpanels/')[1];

/** Panels that hold a list instead of settings, as it is recorded: no types, and no rules, which stand in a list of their own. */
const emptied = { 'dexterity-types': [], 'content-rules': [[]] };

/** Values that belong to one installation. */
const local = { mail: ['smtp_host', 'smtp_port'], 'volto-settings': ['frontend_domain'] };

/** Panels whose values are the demo's. */
const ofDemo = new Set(['portal-settings']);

function withoutLocal(name, body) {
  const data = { ...body.data };
  for (const field of ofDemo.has(name) ? Object.keys(data) : (local[name] ?? []))
    data[field] = body.schema.properties[field]?.default ?? null;
  return { ...body, data };
}

async function panel(client, name) {
  const body = await askBoth(async (language) =>
    mask(await client.get(`/@controlpanels/${name}`, { language }), client.site),
  );
  const items = emptied[name];
  return items ? { ...body, items } : withoutLocal(name, body);
}

/** The list of panels as a Manager and as a Site Administrator read it, and each panel with schema and data. */
export async function recordPanels(client, logins) {
  const list = await askBoth(async (language) =>
    mask(
      (await client.get('/@controlpanels', { language })).sort((a, b) => nameOf(a).localeCompare(nameOf(b))),
      client.site,
    ),
  );
  const order = await askBoth(async (language) => {
    const panels = await client.get('/@controlpanels', { language });
    return panels.map(nameOf);
  });
  const names = list.map((each) => nameOf(each));
  const panels = {};
  for (const name of names) panels[name] = await panel(client, name);
  const limited = await client.send('GET', '/@controlpanels', { as: logins.siteadmin });
  const withheld =
    limited.status === 200 ? names.filter((name) => !limited.body.some((each) => nameOf(each) === name)) : [];
  const { group, schema } = await panel(client, 'dexterity-types/Document');
  const typePanel = { group, schema };
  return { list, order, panels, typePanel, withheldFromSiteAdministrators: withheld };
}
