import { useState } from 'react';

interface CountInputProps {
  name: string;
  value: number;
  most: number;
  onChange: (value: number) => void;
}

/** A number from one on; what is typed on the way to one stays while the field has the focus. */
export function CountInput({ name, value, most, onChange }: CountInputProps) {
  const [typed, setTyped] = useState<string>();
  return (
    <input
      type="number"
      className="tool-input"
      aria-label={name}
      min={1}
      max={most}
      value={typed ?? value}
      onChange={({ target }) => {
        setTyped(target.value);
        const count = Number(target.value);
        if (Number.isInteger(count) && count >= 1 && count <= most) onChange(count);
      }}
      onBlur={() => setTyped(undefined)}
    />
  );
}
