import type { ReactNode } from 'react';
import { decodeMail } from '@/lib/mail';
import { MailText } from './mail-text';

interface MailLinkProps {
  /** A stored address, plain or encoded. */
  value: string;
  className?: string;
  /** Shown in place of the address. */
  children?: ReactNode;
}

/** A link that writes to an address, however it is stored. */
export function MailLink({ value, className, children }: MailLinkProps) {
  const address = decodeMail(value);
  return (
    <a href={`mailto:${address}`} className={className}>
      {children ?? <MailText address={address} />}
    </a>
  );
}
