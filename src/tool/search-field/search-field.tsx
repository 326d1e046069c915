import type { RefObject } from 'react';
import { useTooLong } from '@/components/typed-words/use-too-long';
import { longestSearch } from '@/lib/search-text';
import './style.css';

interface SearchFieldProps {
  /** Says what is searched; it stands in the empty field. */
  label: string;
  value: string;
  onChange: (typed: string) => void;
  className?: string;
  /** Its input, for who leads the focus there. */
  input?: RefObject<HTMLInputElement>;
}

/** A field for words that a server looks for. What is too long for that is said, and nothing of it is cut off. */
export function SearchField({ label, value, onChange, className = '', input }: SearchFieldProps) {
  const { attributes, notice } = useTooLong(value, longestSearch);
  return (
    <>
      <input
        ref={input}
        type="search"
        className={`tool-input ${className}`.trim()}
        aria-label={label}
        placeholder={label}
        value={value}
        {...attributes}
        onChange={({ target }) => onChange(target.value)}
      />
      {notice && <div className="tool-search-long">{notice}</div>}
    </>
  );
}
