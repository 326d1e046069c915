import { apiUrl } from '@/api/urls';
import './initials.css';

/** The first letters of a name's first and last word. */
export function initialsOf(name: string): string {
  const words = name
    .trim()
    .split(/[\s._-]+/)
    .filter(Boolean);
  const letters = [words[0], words.length > 1 ? words.at(-1) : undefined].map(
    (word) => [...(word ?? '')][0] ?? '',
  );
  return letters.join('').toUpperCase();
}

const colours = 6;

const colourOf = (name: string): number =>
  [...name].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0) % colours;

/** Somebody's portrait, cut round, else their initials. */
export function Initials({ name, portrait, size = 28 }: { name: string; portrait: string; size?: number }) {
  const style = { width: size, height: size, fontSize: Math.round(size * 0.4) };
  return portrait === '' ? (
    <span className={`initials initials--${colourOf(name)}`} style={style} aria-hidden="true">
      {initialsOf(name)}
    </span>
  ) : (
    <img className="initials" style={style} src={apiUrl(portrait)} alt="" />
  );
}
