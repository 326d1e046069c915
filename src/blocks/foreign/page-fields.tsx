import { UniversalLink } from '@/components/universal-link/universal-link';
import { hasLink } from '@/components/universal-link/link-target';
import { useDates } from '@/i18n/use-dates';
import { list, records, stored, text } from '@/lib/shape';
import { usePageField } from '../page/hooks';

const words = text();
const several = list(text());
const linked = records({ '@id': stored(), title: text() });
const dated = /^\d{4}-\d\d-\d\d(?:T|$)/;

/** So many fields are shown, and so many entries of each. */
const most = 60;

/** Fields of the page, each as it is: a text, a date, several words, or links to other pages. */
export function PageFields({ names }: { names: readonly string[] }) {
  return (
    <>
      {[...new Set(names)].slice(0, most).map((name) => (
        <PageField key={name} name={name} />
      ))}
    </>
  );
}

function PageField({ name }: { name: string }) {
  const dates = useDates();
  const value = usePageField(name);
  const links = linked.read(value).filter(hasLink).slice(0, most);
  if (links.length > 0)
    return (
      <ul>
        {links.map((link, index) => (
          <li key={index}>
            <UniversalLink to={link}>{link.title}</UniversalLink>
          </li>
        ))}
      </ul>
    );
  const said = Array.isArray(value)
    ? several.read(value.slice(0, most)).filter(Boolean).join(', ')
    : words.read(value);
  const shown = dated.test(said) ? dates.date(said) : said;
  return shown.trim() === '' ? null : <p>{shown}</p>;
}
