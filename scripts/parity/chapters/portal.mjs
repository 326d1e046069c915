import { folderOf } from '../setup.mjs';
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
];

const searches = [
  '?q=Institut',
  '?q=insti',
  '?q=',
  '',
  '?q=Forscher&lang=de',
  '?q=Institut&rows=1',
  '?q=Institut&start=1',
  '?q=Institut&sort=created%20desc',
  '?q=Institut&portal_type=Institut',
  '?q=Institut&path_prefix=/de',
  '?q=*',
  '?q=%22Institut',
  '?q=a%20AND',
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

function* calls({ random }) {
  yield* content();
  for (const query of [
    '',
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
  yield get('/de/@job-offer-search', 'anonymous');
  for (const path of [`${base}/ikf/ikf-1`, `${base}/ikf`, base, '/de', '', `${base}/stellen/eins`]) {
    for (const call of ['@nearest-institut', '@fzjsettings'])
      yield get(`${path}/${call}`, random.pick(['anonymous', 'editor']));
    yield get(`${path}?expand=nearest-institut,fzjsettings,authors`, 'anonymous');
  }
  for (const path of [`${base}/ada`, `${base}/stumm`, base, '']) {
    for (const body of random.some(messages, 5)) yield post(`${path}/@contact-form`, body, 'anonymous');
  }
  for (const body of messages) yield post(`${base}/ada/@contact-form`, body, 'anonymous');
  yield get(`${base}/ada/@contact-form`, 'anonymous');
  for (const body of random.shuffle(orders)) yield post('/@cart-order', body, 'anonymous');
  yield post('/@cart-order', { formData: address, orderLines: [line], language: 'de' }, 'anonymous');
  yield post('/de/@cart-order', { formData: address, orderLines: [line], language: 'de' }, 'anonymous');
  yield get('/@cart-order', 'anonymous');
  const saveTicket = { save: { pass: ({ body }) => body?.token } };
  for (const body of [{}, { token: '' }, { token: 'wrong' }, { token: 7 }, [], 'no json'])
    yield post(`${base}/geheim/@unlock-form`, body, 'anonymous');
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
    yield get(`/de/@solr${query}`, random.pick(['anonymous', 'manager']));
  }
  for (const query of [
    '?query=inst',
    '?query=',
    '',
    '?query=Institut&lang=de',
    '?query=inst&path_prefix=/de',
  ])
    yield get(`/de/@solr-suggest${query}`, 'anonymous');
  yield post(base, { '@type': 'BlogFolder', id: 'blog', title: 'Blog' });
  yield get(`${base}/blog/@authors`, 'anonymous');
  yield get(`${base}/blog/@authors`, 'manager');
  yield get(`${base}/@authors`, 'manager');
  yield get('/@authors', 'manager');
}

export const portal = { name: 'portal', calls };
