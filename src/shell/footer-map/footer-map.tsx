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
      <rect className="footer-map__ground" width="380" height="214" />
      <g className="footer-map__field">
        <path d="M0 52c30-18 52 8 44 30S8 108 0 104zM150 0c40 6 60 22 96 8s44 10 30 26-58 18-84 8-50-16-42-42zM262 96c30-14 60-4 74 20s-2 48-34 44-58-16-56-34 2-24 16-30zM58 118c22-6 40 6 36 22s-30 22-44 10-10-28 8-32z" />
      </g>
      <path
        className="footer-map__river"
        d="M0 154c40-10 66 4 104 18s86-2 128-8 60 20 92 24 40-6 56-8v34c-34 8-66 0-96-6s-58-16-98-10-72 14-110 2-50-14-76-8z"
      />
      <g className="footer-map__roads">
        <path d="M0 37c44 16 92 26 140 22s92-6 130 10 70 10 110-8" />
        <path d="M0 118c64-10 132-8 196-2s126 6 184 14" />
        <path d="M80 0c10 30 24 62 22 92s-10 62 0 84 18 30 26 38M172 0c4 26-2 52 4 76s-2 36-6 42M260 0c-14 24-22 46-16 70s18 50 16 78-6 44-10 66M322 36c2 40 2 78 6 118" />
      </g>
      <g className="footer-map__houses">
        <path d="M136 66h14v11h-14zM159 59h14v11h-14zM212 66h14v11h-14zM152 87h14v11h-14zM181 94h14v11h-14zM204 90h14v11h-14zM189 73h14v11h-14z" />
      </g>
      <circle className="footer-map__mark" cx="182" cy="78" r="8.5" />
    </svg>
  );
}
