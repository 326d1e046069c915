interface PhoneLinkProps {
  /** A number as people write it: `+49 5032 / 61-0`. */
  value: string;
  className?: string;
}

/** A link that calls a number. */
export function PhoneLink({ value, className }: PhoneLinkProps) {
  return (
    <a href={`tel:${value.replace(/[^+\d]/g, '')}`} className={className}>
      {value}
    </a>
  );
}
