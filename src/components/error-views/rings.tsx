/** Radius and colour of each ring, from the outside in. */
const rings: readonly (readonly [number, string])[] = [
  [560, 'pale'],
  [520, 'full'],
  [470, 'soft'],
  [440, 'deep'],
  [428, 'pale'],
  [372, 'soft'],
  [350, 'full'],
  [290, 'pale'],
  [246, 'soft'],
  [222, 'full'],
  [186, 'pale'],
  [150, 'soft'],
  [132, 'deep'],
  [124, 'full'],
  [104, 'soft'],
  [86, 'pale'],
  [46, 'full'],
  [20, 'pale'],
];

/** Growth rings: the further in, the less they keep to the circle. */
function outline(radius: number): string {
  const roughness = 0.022 + 9 / (radius + 90);
  const points = Array.from({ length: 180 }, (_, step) => {
    const angle = (step / 180) * 2 * Math.PI;
    const waves =
      Math.sin(2 * angle + radius / 190) * 0.7 +
      Math.sin(3 * angle - radius / 90 + 1) * 0.55 +
      Math.sin(7 * angle + radius / 47) * 0.3 +
      Math.sin(12 * angle - radius / 31 + 2) * 0.2 +
      Math.sin(19 * angle + radius / 23) * 0.1;
    const reach = radius * (1 + roughness * waves);
    return `${(340 + reach * Math.cos(angle)).toFixed(1)} ${(340 + reach * Math.sin(angle)).toFixed(1)}`;
  });
  return `M${points.join('L')}z`;
}

/** The picture beside an error: a track that loses itself in the middle. */
export function Rings() {
  return (
    <svg viewBox="0 0 660 680" preserveAspectRatio="xMidYMid slice" focusable="false">
      {rings.map(([radius, colour]) => (
        <path key={radius} d={outline(radius)} className={`error-page__ring--${colour}`} />
      ))}
    </svg>
  );
}
