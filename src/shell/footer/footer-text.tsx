import { RichText } from '@/components/rich-text/rich-text';
import { isMarkup } from './footer-fields';

/** Footer text as stored: markup, or plain lines. */
export function FooterText({ value: text, className = '' }: { value: string; className?: string }) {
  if (text.trim() === '') return null;
  const classes = `footer-text ${className}`.trim();
  return isMarkup(text) ? (
    <RichText html={text} className={classes} />
  ) : (
    <p className={`${classes} footer-text--lines`}>{text}</p>
  );
}
