import './style.css';

/** A hairline between two parts of a page. */
export function SeparatorView() {
  return <hr className="block-separator" />;
}
