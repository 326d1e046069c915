import { useMemo, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { WidgetProps } from '@/forms/field-frame';
import type { RichTextField } from '@/forms/schema';
import { readHtml } from './html/read-html';
import { HtmlText } from './html-text';
import { messages } from '@/tool/widgets/messages';
import { controlOf, ToolField } from '@/tool/widgets/tool-field';
import { useWordsText } from '@/tool/widgets/words-text';

/** Formatted text. Where its HTML holds more than the editor knows it is edited as HTML, so that nothing of it is lost. */
export function RichTextWidget(props: WidgetProps<RichTextField>) {
  const { id, field, value, error, onChange } = props;
  const wordsOf = useWordsText();
  const html = value?.data ?? '';
  const isKnown = useMemo(() => readHtml(html) !== undefined, [html]);
  // Whoever writes HTML is not interrupted once it has become simple.
  const [isPlain] = useState(!isKnown);
  const kept = { 'content-type': 'text/html', encoding: 'utf-8', ...value };
  const change = (data: string) => onChange(data === '' ? null : { ...kept, data });
  const isReadOnly = field.isReadOnly ?? false;
  if (isKnown && !isPlain)
    return (
      <ToolField id={id} field={field} error={error} isGroup>
        <HtmlText html={html} isReadOnly={isReadOnly} label={wordsOf(field.title)} onChange={change} />
      </ToolField>
    );
  const mark = (
    <span className="tool-field__count">
      <FormattedMessage {...messages.html} />
    </span>
  );
  return (
    <ToolField id={id} field={field} error={error} aside={mark}>
      <textarea
        {...controlOf(props)}
        className="tool-input tool-input--lines tool-input--code"
        rows={4}
        readOnly={isReadOnly}
        value={html}
        onChange={({ target }) => change(target.value)}
      />
      <p className="tool-field__hint">
        <FormattedMessage {...messages.htmlWhy} />
      </p>
    </ToolField>
  );
}
