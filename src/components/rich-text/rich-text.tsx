import { loaded } from '@/components/fetched/loaded';
import { linesOfHtml } from '@/lib/html-lines';
import './style.css';

interface RichTextProps {
  html: string;
  className?: string;
}

/** What draws markup, fetched with the first rich text that is shown; without it the words alone stay, which need none. */
const useCleanText = loaded(async () => (await import('./clean-text')).CleanText);

/** HTML of the CMS's own editor, or of an editor by hand, sanitised; its links stay within the app. */
export function RichText({ html, className = '' }: RichTextProps) {
  const CleanText = useCleanText();
  if (html.trim() === '') return null;
  const classes = `rich-text ${className}`.trim();
  const words = () => (
    <div className={classes} aria-busy="true">
      {linesOfHtml(html).map((line, index) => (
        <p key={index}>{line}</p>
      ))}
    </div>
  );
  return CleanText ? <CleanText html={html} className={classes} words={words} /> : words();
}
