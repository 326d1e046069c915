interface PhoneLinkProps {
  /** A number as people write it: `+49 5032 / 61-0`. */
  value: string;
  className?: string;
}

/** What is dialled: with the country's number in front, the zero in brackets that some write behind it is none. */
function dialled(value: string): string {
  const number = value.trim().startsWith('+') ? value.replaceAll('(0)', '') : value;
  return number.replace(/[^+\d]/g, '');
}

/** A link that calls a number. */
export function PhoneLink({ value, className }: PhoneLinkProps) {
  return (
    <a href={`tel:${dialled(value)}`} className={className}>
      {value}
    </a>
  );
}
