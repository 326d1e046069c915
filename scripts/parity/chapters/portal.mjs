import { folderOf, roles } from '../setup.mjs';
import { get, patch, post } from './calls.mjs';

const base = folderOf('portal');

const address = {
  gender: 'ms',
  genderText: 'Frau',
  firstName: 'Ada',
  lastName: 'Aalreuse',
  company: '',
  addressLine1: 'Am Wispewehr 1',
  addressLine2: '',
  zipCode: '00417',
  city: 'Immerlund',
  country: 'DE',
  countryDe: 'Deutschland',
  countryEn: 'Germany',
  email: 'ada@immerlund.example',
};
const line = { '@id': `${base}/korb/heft`, title: 'Heft', amount: 2 };
const without = (name) => Object.fromEntries(Object.entries(address).filter(([key]) => key !== name));

const orders = [
  {},
  [],
  'no json',
  { formData: address },
  { formData: address, orderLines: [] },
  { orderLines: [line], language: 'de' },
  { formData: {}, orderLines: [line], language: 'en' },
  ...Object.keys(address).map((name) => ({ formData: without(name), orderLines: [line], language: 'de' })),
  { formData: { ...address, email: 'no address' }, orderLines: [line], language: 'en' },
  { formData: { ...address, gender: 'nonsense' }, orderLines: [line], language: 'de' },
  { formData: address, orderLines: [{ ...line, amount: 0 }], language: 'de' },
  { formData: address, orderLines: [{ ...line, amount: 'two' }], language: 'de' },
  { formData: address, orderLines: [{ ...line, amount: -1 }], language: 'de' },
  { formData: address, orderLines: [{ ...line, '@id': '/de/no-such-item' }], language: 'de' },
  { formData: address, orderLines: [{ ...line, '@id': `${base}/korb/alt` }], language: 'de' },
  { formData: address, orderLines: [{ ...line, '@id': base }], language: 'de' },
  { formData: address, orderLines: [{ ...line, title: 'Anderer Titel' }], language: 'fr' },
  { formData: address, orderLines: [line, line], language: 'en' },
  { formData: address, orderLines: [{ ...line, amount: 1.5 }], language: 'de' },
  { formData: address, orderLines: [{ ...line, amount: 1e9 }], language: 'de' },
  { formData: address, orderLines: [{ ...line, amount: '2' }], language: 'de' },
  { formData: address, orderLines: [{ ...line, amount: null }], language: 'de' },
  { formData: address, orderLines: [{ amount: 1 }], language: 'de' },
  { formData: address, orderLines: [{ ...line, '@id': 7 }], language: 'de' },
  { formData: address, orderLines: ['text', null, 7], language: 'de' },
  { formData: address, orderLines: { 0: line }, language: 'de' },
  { formData: address, orderLines: 'text', language: 'de' },
  { formData: 'text', orderLines: [line], language: 'de' },
  { formData: [], orderLines: [line], language: 'de' },
  { formData: { ...address, lastName: 7 }, orderLines: [line], language: 'de' },
  { formData: { ...address, lastName: ['Aalreuse'] }, orderLines: [line], language: 'de' },
  { formData: { ...address, lastName: '   ' }, orderLines: [line], language: 'de' },
  { formData: { ...address, lastName: 'x'.repeat(10_000) }, orderLines: [line], language: 'de' },
  { formData: { ...address, city: 'Zeile\nZeile' }, orderLines: [line], language: 'de' },
  { formData: { ...address, email: 'a@immerlund.example, b@immerlund.example' }, orderLines: [line] },
  { formData: address, orderLines: [line], language: 7 },
];

const messages = [
  {},
  [],
  'no json',
  { email: 'gast@immerlund.example' },
  { message: 'Text' },
  { email: 'no address', message: 'Text' },
  { email: 'gast@immerlund.example', message: '' },
  { email: 'gast@immerlund.example', message: 'Text\nmit Übung', subject: 'Betreff' },
  { email: 'gast@immerlund.example', message: 'Text', name: 'honey' },
  { email: 'gast@immerlund.example\nBcc: all@immerlund.example', message: 'Text' },
  { email: 7, message: 'Text' },
];

const long = 'Wort '.repeat(2000);

/** Bodies of the forms of another shape than they should have, and longer ones than anybody writes. */
const strangeMessages = [
  { email: 'gast@immerlund.example', message: long },
  { email: 'gast@immerlund.example', message: `${long}!` },
  { email: 'gast@immerlund.example', message: 'Text', subject: long },
  { email: `${'g'.repeat(300)}@immerlund.example`, message: 'Text' },
  { email: ['gast@immerlund.example'], message: 'Text' },
  { email: 'gast@immerlund.example', message: ['Text'] },
  { email: 'gast@immerlund.example', message: { text: 'Text' } },
  { email: 'gast@immerlund.example', message: 7 },
  { email: 'gast@immerlund.example', message: 'Text', subject: 7 },
  { email: 'gast@immerlund.example', message: 'Text', subject: 'Zeile\nZeile' },
  { email: 'gast@immerlund.example', message: 'Text', name: '' },
  { email: 'gast@immerlund.example', message: 'Text', name: null },
  { email: 'gast@immerlund.example', message: 'Text', name: 7 },
  { email: '  gast@immerlund.example ', message: '   ' },
  { email: 'Gast <gast@immerlund.example>', message: 'Text' },
  { email: 'a@immerlund.example, b@immerlund.example', message: 'Text' },
];

const jobs = [
  '',
  '?q=Forscher',
  '?q=forsch',
  '?q=nothing-like-this',
  '?rows=1',
  '?rows=1&start=1',
  '?rows=0',
  '?rows=x',
  '?start=x',
  '?rows=-1',
  '?sort=created%20asc',
  '?sort=sortable_title%20desc',
  '?sort=job_offer_location_title%20asc',
  '?sort=nonsense%20asc',
  '?sort=created',
  '?sort=created%20sideways',
  '?location=nonsense',
  '?subject=nonsense&subject=more',
  `?path_prefix=${base}/stellen`,
  '?path_prefix=/en',
  '?path_prefix=nonsense',
  '?start=-1',
  '?rows=100000',
  '?rows=1.5',
  '?q=A-1',
  '?q=forsch&q=tech',
  '?sort=created%20asc&sort=id%20asc',
  '?sort=',
  '?sort=id%20asc%20more',
  `?q=${'x'.repeat(3000)}`,
  '?q=%22Forscher',
  '?q=*',
  '?target_group=nonsense',
  '?field_of_work=nonsense&field_of_work=more',
  '?unknown=1',
  '?path_prefix=/de/no-such-folder',
];

const searches = [
  '?q=Institut',
  '?q=insti&rows=0',
  '?q=',
  '',
  '?q=Forscher&lang=de',
  `?q=Institut&path_prefix=${base}&sort=sortable_title%20asc&rows=1`,
  `?q=Institut&path_prefix=${base}&sort=sortable_title%20asc&start=1`,
  '?q=Institut&sort=created%20desc',
  '?q=Institut&portal_type=Institut',
  '?q=Institut&path_prefix=/de',
  '?q=*',
  '?q=%22Institut',
  '?q=a%20AND&sort=sortable_title%20asc&rows=1000',
  '?q=%20',
  '?q=Institut&rows=x',
  '?q=Institut&start=x',
  '?q=Institut&rows=-1',
  '?q=Institut&rows=0',
  '?q=Institut&sort=nonsense%20asc',
  '?q=Institut&sort=created%20sideways',
  '?q=Institut&group_select=1',
  '?q=Institut&group_select=99',
  '?q=Institut&group_select=x',
  '?q=Institut&group_select=-1',
  '?q=Institut&lang=xx',
  '?q=Institut&portal_type=Institut&portal_type=Document',
  '?q=Institut&portal_type=nonsense',
  '?q=Institut&path_prefix=/de/no-such-folder',
  '?q=Institut&path_prefix=nonsense',
  '?q=Institut&path_prefix=/',
  '?q=Institut&facet_conditions=nonsense',
  '?q=Institut&extra_conditions=nonsense',
  '?q=Institut&is_multilingual=false',
  '?q=Institut&q=Forscher',
  `?q=${'x'.repeat(3000)}`,
  '?q=%F0%9F%90%9F',
  '?q=%3Cscript%3E',
  '?unknown=1',
];

function* content() {
  const make = (path, body) => post(path, body);
  yield make(base, {
    '@type': 'Institut',
    id: 'ikf',
    title: 'IKF',
    name: 'Institut für Küstenforschung',
    token: 'ikf',
    description: 'Küste',
  });
  yield make(`${base}/ikf`, {
    '@type': 'Institutsbereich',
    id: 'ikf-1',
    title: 'IKF-1',
    name: 'Sedimente',
    token: 'ikf-1',
  });
  yield make(base, {
    '@type': 'Institut',
    id: 'ibi',
    title: 'IBI',
    name: 'Institut für Biologie',
    token: 'ibi',
  });
  for (const path of ['ikf', 'ikf/ikf-1', 'ibi']) yield post(`${base}/${path}/@workflow/publish`, {});
  yield make(base, { '@type': 'Document', id: 'stellen', title: 'Stellen' });
  yield make(`${base}/stellen`, { '@type': 'Joboffer', id: 'eins', title: 'Forscherin', external_id: 'A-1' });
  yield make(`${base}/stellen`, { '@type': 'Joboffer', id: 'zwei', title: 'Techniker', external_id: 'A-2' });
  for (const path of ['stellen', 'stellen/eins', 'stellen/zwei'])
    yield post(`${base}/${path}/@workflow/publish`, {});
  yield make(base, { '@type': 'Cart', id: 'korb', title: 'Korb' });
  yield make(`${base}/korb`, { '@type': 'CartItem', id: 'heft', title: 'Heft', is_orderable: true });
  yield make(`${base}/korb`, { '@type': 'CartItem', id: 'alt', title: 'Altes Heft', is_orderable: false });
  for (const path of ['korb', 'korb/heft', 'korb/alt']) yield post(`${base}/${path}/@workflow/publish`, {});
  yield make(base, { '@type': 'Member', id: 'ada', title: 'Ada Aalreuse', email: 'ada@immerlund.example' });
  yield make(base, { '@type': 'Member', id: 'stumm', title: 'Ohne Adresse' });
  for (const path of ['ada', 'stumm']) yield post(`${base}/${path}/@workflow/publish`, {});
  const file = { data: 'geheim', filename: 'geheim.txt', 'content-type': 'text/plain' };
  yield make(base, {
    '@type': 'File',
    id: 'geheim',
    title: 'Geheim',
    file,
    restricted: true,
    unknown: 'sesam',
  });
  yield make(base, {
    '@type': 'File',
    id: 'geheim',
    title: 'Geheim',
    file,
    restricted: true,
    restricted_token: 'kurz',
  });
  yield make(base, {
    '@type': 'File',
    id: 'geheim',
    title: 'Geheim',
    file,
    restricted: true,
    restricted_token: 'sesam-oeffne-dich',
  });
}

/** A blog with an author, a tag and a post. */
function* blog() {
  const path = `${base}/blog`;
  yield post(base, { '@type': 'BlogFolder', id: 'blog', title: 'Blog' });
  yield get(`${path}?metadata_fields=_all`);
  const folders = yield get(`${path}/@search?sort_on=path&path.depth=1`);
  for (const { '@type': type } of folders.body?.items ?? []) yield get(`${path}/@types/${type}`);
  yield post(path, { '@type': 'Author', id: 'autor', title: 'Nicht hier' });
  yield post(`${path}/authors`, { '@type': 'Author', id: 'autor', title: 'Ada Autorin' });
  yield post(`${path}/tags`, { '@type': 'BlogTag', id: 'tag', title: 'Wattenmeer' });
  yield post(path, { '@type': 'Post', id: 'beitrag', title: 'Beitrag' });
  for (const name of ['authors', 'tags']) {
    yield get(`${path}/@vocabularies/collective.blog.${name}`);
    yield get(`${path}/@vocabularies/collective.blog.${name}`, 'anonymous');
    yield get(`${base}/@vocabularies/collective.blog.${name}`, 'anonymous');
    yield get(`${path}/@vocabularies/collective.blog.${name}?title=watt`);
  }
  for (const id of ['', '/authors', '/tags', '/authors/autor', '/tags/tag', '/beitrag'])
    yield post(`${path}${id}/@workflow/publish`, {});
  yield patch(`${path}/beitrag`, {
    blog_tags: [`{uid ${path}/tags/tag}`],
    creators: [`{uid ${path}/authors/autor}`],
  });
  yield get(`${path}/beitrag`);
  yield get(`${path}/beitrag/@authors`, 'anonymous');
  yield get(`${path}/beitrag?expand=authors`, 'anonymous');
  yield get(
    `${path}/@search?portal_type=Post&metadata_fields=blog_tags&metadata_fields=post_tags`,
    'anonymous',
  );
  yield patch(`${path}/beitrag`, { blog_tags: ['no-such-tag'] });
  for (const blog_tags of [
    ['no-such-tag'],
    [`{uid ${path}/tags/tag}`],
    [`{uid ${path}/authors/autor}`],
    'text',
    [7],
  ])
    yield post(path, { '@type': 'Post', title: `Mit ${JSON.stringify(blog_tags).slice(0, 9)}`, blog_tags });
  yield get(`${path}/@vocabularies/collective.blog.authors`, 'anonymous');
  yield get(`${path}/@vocabularies/collective.blog.tags`, 'anonymous');
}

/** Calls for tenders, whose feeds lie nowhere or where nobody may look. */
/** Words that are operators elsewhere, signs without a partner, and pages whose names hold such words. */
function* operators() {
  const place = `${base}/worte`;
  yield post(base, { '@type': 'Document', id: 'worte', title: 'Worte' });
  for (const [id, title] of [
    ['a-zebra', 'Zebrafink'],
    ['andante', 'Andantino'],
    ['or-x', 'Oral or zz'],
    ['not-y', 'zz not yy'],
  ])
    yield post(place, { '@type': 'Document', id, title });
  for (const text of [
    'zebra AND',
    'zebrafink OR',
    'yy NOT',
    'AND',
    'OR',
    'not',
    'AND zebra',
    'or not',
    'andanti AND',
    '"',
    'yy "',
    '(',
    'yy )',
    'zebrafink (yy',
    '"zebra AND"',
    'andan',
    'fink',
  ]) {
    yield get(`/de/@solr?q=${encodeURIComponent(text)}`);
    yield get(`/de/@solr-suggest?query=${encodeURIComponent(text)}`);
  }
}

function* tenders() {
  for (const [id, feed] of Object.entries({
    ohne: null,
    lokal: 'http://127.0.0.1:1/feed',
    nirgends: 'https://feeds.immerlund.invalid/rss',
    falsch: 'ftp://immerlund.example/rss',
    worte: 'no address',
  })) {
    yield post(base, { '@type': 'Tender', id, title: `Ausschreibung ${id}`, feed_url: feed });
    yield get(`${base}/${id}`);
  }
  yield get('/@types/Tender', 'manager');
}

function* calls({ random }) {
  yield* content();
  for (const query of [
    '',
    '?institutes=IKF',
    '?institutes=ikf&institutes=ibi',
    '?institutes=all,ikf',
    '?institutes=%20ikf%20,ibi',
    '?locale=en&institutes=ibi',
    `?institutes=${'x'.repeat(3000)}`,
    '?unknown=1',
    '?institutes=all',
    '?institutes=ikf',
    '?institutes=ikf,nonsense,ibi',
    '?institutes=',
    '?locale=de',
    '?locale=en',
    '?locale=xx',
  ])
    yield get(`/@institutlist${query}`, random.pick(['anonymous', 'manager']));
  yield get('/de/@institutlist', 'anonymous');
  yield post('/@institutlist', {}, 'anonymous');
  for (const query of jobs) {
    yield get(`/de/@job-offer-search${query}`, 'anonymous');
  }
  yield get(`${base}/stellen/@job-offer-search?q=Forscherin`, 'anonymous');
  yield patch(`${base}/stellen/zwei`, { expires: '2020-01-01T00:00:00' });
  yield patch(`${base}/ibi`, { expires: '2020-01-01T00:00:00' });
  for (const role of ['anonymous', 'editor', 'manager']) {
    yield get('/@institutlist?institutes=ibi,ikf', role);
    yield get(`${base}/@vocabularies/portal.vocabularies.institutes?title=Biologie`, role);
  }
  yield patch(`${base}/ibi`, { expires: null });
  yield get('/de/@job-offer-search', 'anonymous');
  for (const path of [`${base}/ikf/ikf-1`, `${base}/ikf`, base, '/de', '', `${base}/stellen/eins`]) {
    for (const call of ['@nearest-institut', '@fzjsettings'])
      yield get(`${path}/${call}`, random.pick(['anonymous', 'editor']));
    yield get(`${path}?expand=nearest-institut,fzjsettings,authors`, 'anonymous');
  }
  for (const path of [`${base}/ada`, `${base}/stumm`, base, '']) {
    for (const body of random.some(messages, 5)) yield post(`${path}/@contact-form`, body, 'anonymous');
  }
  for (const body of [...messages, ...strangeMessages])
    yield post(`${base}/ada/@contact-form`, body, 'anonymous');
  for (const role of roles)
    yield post(
      `${base}/ada/@contact-form`,
      { email: 'gast@immerlund.example', message: `Von ${role}` },
      role,
    );
  yield post(`${base}/stellen/eins/@contact-form`, messages[7], 'anonymous');
  yield post(`${base}/no-such-page/@contact-form`, messages[7], 'anonymous');
  yield patch('/@controlpanels/portal-settings', { job_offer_contact_mail: 'jobs@immerlund.example' });
  yield post(`${base}/stellen/eins/@contact-form`, messages[7], 'anonymous');
  yield patch('/@controlpanels/portal-settings', { job_offer_contact_mail: null });
  yield get(`${base}/ada/@contact-form`, 'anonymous');
  for (const body of random.shuffle(orders)) yield post('/@cart-order', body, 'anonymous');
  yield post('/@cart-order', { formData: address, orderLines: [line], language: 'de' }, 'anonymous');
  yield post('/de/@cart-order', { formData: address, orderLines: [line], language: 'de' }, 'anonymous');
  yield get('/@cart-order', 'anonymous');
  const order = { formData: address, orderLines: [line], language: 'de' };
  for (const role of roles) yield post('/@cart-order', order, role);
  yield patch('/@controlpanels/portal-settings', { order_recipient: 'versand@immerlund.example' });
  yield post('/@cart-order', order, 'anonymous');
  yield patch('/@controlpanels/mail', {
    email_from_name: 'Übung',
    email_from_address: 'neu@immerlund.example',
  });
  yield post('/@cart-order', { ...order, language: 'en' }, 'anonymous');
  yield patch('/@controlpanels/portal-settings', { order_recipient: null });
  yield post('/@cart-order', order, 'anonymous');
  yield post(`${base}/ada/@contact-form`, messages[7], 'anonymous');
  yield patch('/@controlpanels/mail', {
    email_from_name: 'Portal',
    email_from_address: 'portal@immerlund.example',
  });
  yield post(`${base}/korb/heft/@workflow/reject`, {});
  yield post('/@cart-order', order, 'anonymous');
  yield post('/@cart-order', order, 'editor');
  yield post(`${base}/korb/heft/@workflow/publish`, {});
  const saveTicket = { save: { pass: ({ body }) => body?.token } };
  for (const body of [
    {},
    { token: '' },
    { token: 'wrong' },
    { token: 7 },
    { token: ['x'] },
    { token: long },
    [],
    'no json',
  ])
    yield post(`${base}/geheim/@unlock-form`, body, 'anonymous');
  for (const role of roles) {
    yield post(`${base}/geheim/@unlock-form`, { token: 'wrong' }, role);
    yield get(`${base}/geheim/@@download/file`, role);
    yield get(`${base}/geheim`, role);
    yield get(`${base}/@search?id=geheim`, role);
    yield get(`${base}/@search?SearchableText=geheim`, role);
    yield get(`${base}/@form-ticket`, role, { save: { unused: ({ body }) => body?.ticket } });
  }
  yield get(`${base}/no-such-page/@form-ticket`, 'anonymous');
  yield get(`${base}/geheim/@@download/file`, 'anonymous');
  yield post(`${base}/geheim/@unlock-form`, { token: 'sesam-oeffne-dich' }, 'anonymous', saveTicket);
  yield get(`${base}/geheim/@@download/file`, 'anonymous', {
    headers: { Cookie: 'restricted_content_token={saved pass}' },
  });
  yield get(`${base}/geheim/@@download/file?token={saved pass}`, 'anonymous');
  yield get(`${base}/geheim/@@download/file?token=nonsense`, 'anonymous');
  yield get(`${base}/geheim`, 'anonymous');
  yield post(`${base}/ikf/@unlock-form`, { token: 'sesam-oeffne-dich' }, 'anonymous');
  yield get(`${base}/@form-ticket`, 'anonymous', { save: { ticket: ({ body }) => body?.ticket } });
  yield post(`${base}/@form-ticket`, {}, 'anonymous');
  for (const query of searches) {
    yield get(`/de/@solr${query}`, random.pick(['anonymous', 'manager']), { unordered: true });
  }
  for (const query of [
    '?query=inst',
    '?query=',
    '',
    '?query=Institut&lang=de',
    '?query=inst&path_prefix=/de',
  ])
    yield get(`/de/@solr-suggest${query}`, 'anonymous', { unordered: true });
  for (const query of [
    '?query=%20',
    '?query=*',
    '?query=xx&lang=xx',
    `?query=${'x'.repeat(3000)}`,
    '?query=a&query=b',
  ])
    yield get(`/de/@solr-suggest${query}`, 'anonymous', { unordered: true });
  yield* operators();
  yield* blog();
  yield* tenders();
  yield get(`${base}/blog/@authors`, 'anonymous');
  yield get(`${base}/blog/@authors`, 'manager');
  yield get(`${base}/@authors`, 'manager');
  yield get('/@authors', 'manager');
}

export const portal = { name: 'portal', calls };
