import map from './footer-map.svg';
import './style.css';

/** A drawn map of the site: river, roads, buildings, and the mark where visitors arrive. It carries no information. */
export function FooterMap() {
  return (
    <svg
      className="footer-map"
      viewBox="0 0 380 214"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      focusable="false"
    >
      <use href={`${map}#map`} />
    </svg>
  );
}
