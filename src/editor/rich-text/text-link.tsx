import { useIntl } from 'react-intl';
import type { RenderElementProps } from 'slate-react';
import { linkOf } from '@/components/slate-value/link-of';
import type { LinkElement } from '@/components/slate-value/nodes';
import { defineMessages } from '@/i18n/define-messages';

const messages = defineMessages({ dead: { id: 'editor.dead-link' } });

/** A link in a text that is being written; of one that leads nowhere visitors see but the words. */
export function TextLink({ attributes, children, element }: RenderElementProps) {
  const intl = useIntl();
  const target = linkOf(element as unknown as LinkElement);
  const dead = target === undefined && { title: intl.formatMessage(messages.dead) };
  return (
    <a
      {...attributes}
      {...dead}
      className={`slate-editor-link${target ? '' : ' slate-editor-link--dead'}`}
      href={target?.url}
    >
      {children}
    </a>
  );
}
