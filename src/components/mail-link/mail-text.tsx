import { Fragment } from 'react';

/** An address that lines break at its signs alone, never within a word. */
export function MailText({ address }: { address: string }) {
  return (
    <>
      {address.split(/(?=[@.])/).map((part, index) => (
        <Fragment key={index}>
          {index > 0 && <wbr />}
          {part}
        </Fragment>
      ))}
    </>
  );
}
