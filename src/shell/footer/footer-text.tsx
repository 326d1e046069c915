import { RichText } from '@/components/rich-text/rich-text';
import { htmlOf, isMarkup } from './footer-fields';

/** Footer text as stored: markup, or plain lines. */
export function FooterText({ value, className = '' }: { value: unknown; className?: string }) {
  const text = htmlOf(value);
  if (text === undefined) return null;
  const classes = `footer-text ${className}`.trim();
  return isMarkup(text) ? (
    <RichText html={text} className={classes} />
  ) : (
    <p className={`${classes} footer-text--lines`}>{text}</p>
  );
}
