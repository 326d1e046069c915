import { useId } from 'react';
import { TooLong } from '@/components/typed-words/too-long';
import { isTooLong, longestSearch } from '@/lib/search-text';
import './style.css';

interface SearchFieldProps {
  /** Says what is searched; it stands in the empty field. */
  label: string;
  value: string;
  onChange: (typed: string) => void;
  className?: string;
}

/** A field for words that a server looks for. What is too long for that is said, and nothing of it is cut off. */
export function SearchField({ label, value, onChange, className = '' }: SearchFieldProps) {
  const id = useId();
  const refused = isTooLong(value);
  return (
    <>
      <input
        type="search"
        className={`tool-input ${className}`.trim()}
        aria-label={label}
        placeholder={label}
        value={value}
        aria-invalid={refused}
        aria-describedby={refused ? id : undefined}
        onChange={({ target }) => onChange(target.value)}
      />
      {refused && (
        <div className="tool-search-long">
          <TooLong id={id} count={longestSearch} />
        </div>
      )}
    </>
  );
}
